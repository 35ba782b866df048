BEGIN TRANSACTION;
CREATE TABLE chronicles (
	table_id VARCHAR(32) NOT NULL, 
	save TEXT NOT NULL, 
	replay TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	command VARCHAR(64), 
	body TEXT NOT NULL, 
	fingerprint VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',1,'began',NULL,NULL,'{"kind":"began"}','',1.7949465250336563587e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',2,'moved',0,'command-0001','{"kind":"moved","action":4,"then":[],"unasked":false}','ef48b25b7455dca2',1.79494652554585814481e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',3,'moved',0,'command-0002','{"kind":"moved","action":12,"then":[],"unasked":false}','c1993c5ac827eb97',1.79494652560109949112e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',4,'moved',0,'command-0003','{"kind":"moved","action":14,"then":[],"unasked":false}','4ed52b6d4c4dc051',1.79494652565513682367e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',5,'moved',0,'command-0004','{"kind":"moved","action":16,"then":[],"unasked":false}','51acbfdc01b697cd',1.79494652566890716552e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',6,'moved',0,'command-0005','{"kind":"moved","action":18,"then":[],"unasked":false}','4d88d0f5d9c31740',1.79494652568982768063e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',7,'moved',0,'command-0006','{"kind":"moved","action":20,"then":[],"unasked":false}','bf9dc1dafa32a0e6',1.79494652573577785498e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',8,'moved',0,'command-0007','{"kind":"moved","action":22,"then":[],"unasked":false}','c25dddbb730ee9d3',1.79494652574603819842e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',9,'moved',1,'command-0001','{"kind":"moved","action":4,"then":[],"unasked":false}','abc3ee26e4c749ce',1.79494652581710386271e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',10,'moved',1,'command-0002','{"kind":"moved","action":12,"then":[],"unasked":false}','3a73f848e1f7ad74',1.79494652588304471965e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',11,'moved',1,'command-0003','{"kind":"moved","action":14,"then":[],"unasked":false}','7c1b8c987cd87ae4',1.79494652598370409016e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',12,'moved',1,'command-0004','{"kind":"moved","action":16,"then":[],"unasked":false}','c4c7d5a9c09a2bf2',1.79494652607453346248e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',13,'moved',1,'command-0005','{"kind":"moved","action":18,"then":[],"unasked":false}','d3f203e593fca099',1.7949465261948139667e+09);
INSERT INTO "entries" VALUES('2E_CT6l8g6a5',14,'spoke',0,'command-0008','{"kind":"spoke","text":"see you","to_side":false}','',1.79494652620974588395e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',1,'began',NULL,NULL,'{"kind":"began"}','',1.79494652636980986598e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',2,'moved',1,NULL,'{"kind":"moved","action":6,"then":[],"unasked":false}','58af49fc99b21584',1.79494652655167531967e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',3,'moved',1,NULL,'{"kind":"moved","action":15,"then":[],"unasked":false}','8203c241c659292b',1.7949465265834977627e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',4,'moved',1,NULL,'{"kind":"moved","action":13,"then":[],"unasked":false}','a7b15f384572e49b',1.79494652659822273251e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',5,'moved',1,NULL,'{"kind":"moved","action":21,"then":[],"unasked":false}','be824ea8b3ad3f6e',1.79494652661032152171e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',6,'moved',1,NULL,'{"kind":"moved","action":18,"then":[],"unasked":false}','1958f8a6b9a2f8d1',1.79494652662953710561e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',7,'moved',1,NULL,'{"kind":"moved","action":22,"then":[],"unasked":false}','de8be28540588ccb',1.79494652666733789446e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',8,'moved',1,NULL,'{"kind":"moved","action":16,"then":[],"unasked":false}','00932f7636025069',1.79494652673462867734e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',9,'moved',0,'command-0001','{"kind":"moved","action":5,"then":[],"unasked":false}','3faa5f77df4acf42',1.79494652674914455412e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',10,'moved',0,'command-0002','{"kind":"moved","action":15,"then":[],"unasked":false}','73c7a26a6d09ea60',1.79494652677328538894e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',11,'moved',0,'command-0003','{"kind":"moved","action":19,"then":[],"unasked":false}','90c6a78d7301ebed',1.79494652679784727098e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',12,'moved',0,'command-0004','{"kind":"moved","action":23,"then":[],"unasked":false}','58f29588fd8babd4',1.7949465268179113865e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',13,'moved',0,'command-0005','{"kind":"moved","action":16,"then":[],"unasked":false}','c9e6cb39609a28e6',1.79494652686074233059e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',14,'moved',0,'command-0006','{"kind":"moved","action":2,"then":[],"unasked":false}','46fb3a1bce2b172a',1.79494652688894772533e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',15,'moved',0,'command-0007','{"kind":"moved","action":0,"then":[],"unasked":false}','5513b3e946660d02',1794946526.9246);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',16,'moved',0,'command-0008','{"kind":"moved","action":1,"then":[],"unasked":false}','6d8257efd923a502',1.79494652700994706149e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',17,'moved',1,NULL,'{"kind":"moved","action":1,"then":[],"unasked":false}','f0c0e3e42175730f',1.794946527090886116e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',18,'moved',1,NULL,'{"kind":"moved","action":1,"then":[],"unasked":false}','c79fa04a285c3499',1.79494652714622879028e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',19,'moved',0,'command-0009','{"kind":"moved","action":1,"then":[],"unasked":false}','a4c00e3dc04a8952',1.7949465271913506984e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',20,'moved',1,NULL,'{"kind":"moved","action":9,"then":[],"unasked":false}','6c18837df217db0b',1.79494652726868343358e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',21,'moved',1,NULL,'{"kind":"moved","action":22,"then":[],"unasked":false}','8d5ae8db5523340b',1794946527.29084);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',22,'moved',1,NULL,'{"kind":"moved","action":20,"then":[],"unasked":false}','2dc47da8e43b9b61',1.79494652736690425871e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',23,'moved',1,NULL,'{"kind":"moved","action":14,"then":[],"unasked":false}','d3b3c8b81e1fbc63',1.79494652741880440704e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',24,'moved',1,NULL,'{"kind":"moved","action":13,"then":[],"unasked":false}','ad035bebebdec775',1.79494652742436480523e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',25,'moved',1,NULL,'{"kind":"moved","action":19,"then":[],"unasked":false}','76319cfe0437c891',1.79494652747822356223e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',26,'moved',1,NULL,'{"kind":"moved","action":16,"then":[],"unasked":false}','5287fa7051e2f498',1.7949465275268735886e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',27,'moved',0,'command-0010','{"kind":"moved","action":7,"then":[],"unasked":false}','6558afb59cacb94c',1.79494652757691836356e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',28,'moved',0,'command-0011','{"kind":"moved","action":21,"then":[],"unasked":false}','3eaeb5a19737201e',1.79494652761131572721e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',29,'moved',0,'command-0012','{"kind":"moved","action":13,"then":[],"unasked":false}','b262233e37e7bf46',1.7949465276985785961e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',30,'moved',0,'command-0013','{"kind":"moved","action":23,"then":[],"unasked":false}','c6eb02d6deb5545b',1.79494652772473144534e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',31,'moved',0,'command-0014','{"kind":"moved","action":2,"then":[],"unasked":false}','d236a27bbc7fc7ac',1.79494652778579568859e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',32,'moved',0,'command-0015','{"kind":"moved","action":5,"then":[],"unasked":false}','f707740ae598e9fb',1.79494652782468628888e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',33,'moved',0,'command-0016','{"kind":"moved","action":16,"then":[],"unasked":false}','9246b568889a430a',1.79494652786826539036e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',34,'moved',0,'command-0017','{"kind":"moved","action":14,"then":[],"unasked":false}','827f796c8dcd8d68',1.79494652791707921032e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',35,'moved',0,'command-0018','{"kind":"moved","action":2,"then":[],"unasked":false}','9ea21281a99a4159',1.79494652800281691553e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',36,'moved',0,'command-0019','{"kind":"moved","action":6,"then":[],"unasked":false}','62d50644fa205700',1.79494652804269838337e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',37,'moved',0,'command-0020','{"kind":"moved","action":1,"then":[],"unasked":false}','c4a9398f39bcaf93',1.79494652813765859602e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',38,'moved',0,'command-0021','{"kind":"moved","action":3,"then":[],"unasked":false}','eb565cb457108f22',1.79494652818313479422e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',39,'moved',0,'command-0022','{"kind":"moved","action":1,"then":[],"unasked":false}','ac5c6e59095a66ba',1.79494652825542497631e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',40,'moved',1,NULL,'{"kind":"moved","action":3,"then":[],"unasked":false}','b651099d42bd23df',1.79494652833611559872e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',41,'moved',1,NULL,'{"kind":"moved","action":59,"then":[],"unasked":false}','b32bca0ffae2d09a',1.79494652842628598212e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',42,'moved',0,'command-0023','{"kind":"moved","action":1,"then":[],"unasked":false}','80b87fb3430269f3',1.79494652844980382916e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',43,'moved',1,NULL,'{"kind":"moved","action":7,"then":[],"unasked":false}','d325d9527a404a01',1.79494652855596923835e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',44,'moved',1,NULL,'{"kind":"moved","action":16,"then":[],"unasked":false}','556f3e3ed5391d1a',1.79494652859880137437e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',45,'moved',1,NULL,'{"kind":"moved","action":20,"then":[],"unasked":false}','576f8488fe91e5fe',1.79494652863068056107e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',46,'moved',1,NULL,'{"kind":"moved","action":15,"then":[],"unasked":false}','42014b578c0fdef8',1.79494652869466066362e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',47,'moved',1,NULL,'{"kind":"moved","action":18,"then":[],"unasked":false}','3152dfc72c854395',1.79494652874161982536e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',48,'moved',1,NULL,'{"kind":"moved","action":2,"then":[],"unasked":false}','fc7e881a2f9af4ce',1794946528.78982);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',49,'moved',0,'command-0024','{"kind":"moved","action":9,"then":[],"unasked":false}','9c432752eb6dc5a9',1.79494652897080898281e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',50,'moved',0,'command-0025','{"kind":"moved","action":23,"then":[],"unasked":false}','70d483d73017bde2',1.79494652898890757562e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',51,'moved',0,'command-0026','{"kind":"moved","action":17,"then":[],"unasked":false}','25658d1b898a525c',1.79494652911497831349e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',52,'moved',0,'command-0027','{"kind":"moved","action":20,"then":[],"unasked":false}','7ea22df8b2194387',1.79494652916596746441e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',53,'moved',0,'command-0028','{"kind":"moved","action":18,"then":[],"unasked":false}','8c2f54d4eda5131e',1.79494652926092863086e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',54,'moved',0,'command-0029','{"kind":"moved","action":12,"then":[],"unasked":false}','952f329790deefb2',1794946529.29715);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',55,'moved',0,'command-0030','{"kind":"moved","action":14,"then":[],"unasked":false}','6dd42e5407f96dd8',1.79494652930444955826e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',56,'moved',1,NULL,'{"kind":"moved","action":5,"then":[],"unasked":false}','79b4e751a0f791fc',1.79494652935099744794e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',57,'moved',1,NULL,'{"kind":"moved","action":13,"then":[],"unasked":false}','adc8d7963881d35d',1.79494652937504482271e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',58,'moved',1,NULL,'{"kind":"moved","action":2,"then":[],"unasked":false}','8c8509f3c5a934bc',1.79494652939293360713e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',59,'moved',1,NULL,'{"kind":"moved","action":9,"then":[],"unasked":false}','48bf0c6164a13dbb',1.79494652942672586444e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',60,'moved',1,NULL,'{"kind":"moved","action":23,"then":[],"unasked":false}','e772f34677c1ef7c',1.79494652946242570874e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',61,'moved',1,NULL,'{"kind":"moved","action":3,"then":[],"unasked":false}','fdd9cc22b30dbf34',1.79494652949774575233e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',62,'moved',1,NULL,'{"kind":"moved","action":31,"then":[],"unasked":false}','5e9b2cb49cfecde6',1.79494652952664375308e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',63,'moved',1,NULL,'{"kind":"moved","action":1,"then":[],"unasked":false}','7e6f11d984114493',1.79494652957133054736e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',64,'moved',0,'command-0031','{"kind":"moved","action":1,"then":[],"unasked":false}','8f0f9310fdf8262a',1.79494652961234855657e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',65,'moved',1,NULL,'{"kind":"moved","action":1,"then":[],"unasked":false}','302ff4a1d7b82cd2',1.79494652965883851047e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',66,'moved',1,NULL,'{"kind":"moved","action":3,"then":[],"unasked":false}','5169b57752159132',1.79494652970512604713e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',67,'moved',0,'command-0032','{"kind":"moved","action":1,"then":[],"unasked":false}','7d33f4bdd0f79b99',1.79494652972893524176e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',68,'moved',1,NULL,'{"kind":"moved","action":6,"then":[],"unasked":false}','d22af66e969affc9',1.79494652977258896831e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',69,'moved',1,NULL,'{"kind":"moved","action":17,"then":[],"unasked":false}','f7e3b80ac0b7d62a',1.7949465298068332672e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',70,'moved',1,NULL,'{"kind":"moved","action":2,"then":[],"unasked":false}','ed65c78b89b702cd',1.79494652983464932438e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',71,'moved',0,'command-0033','{"kind":"moved","action":0,"then":[],"unasked":false}','6da3119694094ba3',1.79494652986594867708e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',72,'moved',1,NULL,'{"kind":"moved","action":0,"then":[],"unasked":false}','763dd9ddb3605102',1.79494652991543221474e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',73,'moved',1,NULL,'{"kind":"moved","action":3,"then":[],"unasked":false}','abb4bb9b24757323',1794946529.95699);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',74,'moved',1,NULL,'{"kind":"moved","action":10,"then":[],"unasked":false}','fdd9bd13e563367c',1.79494653000299048423e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',75,'moved',1,NULL,'{"kind":"moved","action":22,"then":[],"unasked":false}','13e495cbba30cc2d',1.79494653005828762055e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',76,'moved',1,NULL,'{"kind":"moved","action":15,"then":[],"unasked":false}','dea7bfac2433f101',1.79494653014414024352e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',77,'moved',1,NULL,'{"kind":"moved","action":12,"then":[],"unasked":false}','306a89e0dd590daf',1.79494653016712737078e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',78,'moved',1,NULL,'{"kind":"moved","action":16,"then":[],"unasked":false}','33cac5cae6338fb8',1.79494653017654895782e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',79,'moved',1,NULL,'{"kind":"moved","action":20,"then":[],"unasked":false}','fc6c9835a2477a71',1.79494653020822715755e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',80,'moved',1,NULL,'{"kind":"moved","action":2,"then":[],"unasked":false}','2075c4c5a32d542c',1.79494653023214530943e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',81,'moved',0,'command-0034','{"kind":"moved","action":4,"then":[],"unasked":false}','01a8ba3967f6e180',1.79494653028063535691e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',82,'moved',0,'command-0035','{"kind":"moved","action":18,"then":[],"unasked":false}','46c9c40c87868393',1.79494653033106517795e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',83,'moved',0,'command-0036','{"kind":"moved","action":14,"then":[],"unasked":false}','863397b3f41717e2',1.79494653034985160826e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',84,'moved',0,'command-0037','{"kind":"moved","action":23,"then":[],"unasked":false}','c060a673f279e020',1.79494653039588308333e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',85,'moved',0,'command-0038','{"kind":"moved","action":16,"then":[],"unasked":false}','bc318589a95801f3',1.79494653047385454179e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',86,'moved',0,'command-0039','{"kind":"moved","action":2,"then":[],"unasked":false}','62c8c9f1743a5ba4',1.79494653049660181994e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',87,'moved',1,NULL,'{"kind":"moved","action":7,"then":[],"unasked":false}','cd8f5d850dd2e303',1.79494653054034614559e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',88,'moved',1,NULL,'{"kind":"moved","action":19,"then":[],"unasked":false}','e1a59c66245aa9fc',1.7949465305964305401e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',89,'moved',0,'command-0040','{"kind":"moved","action":0,"then":[],"unasked":false}','18c766a37a372e96',1.79494653062674164767e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',90,'moved',0,'command-0041','{"kind":"moved","action":3,"then":[],"unasked":false}','dfdb33ed4ea7b4e3',1.79494653063470482826e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',91,'moved',1,NULL,'{"kind":"moved","action":1,"then":[],"unasked":false}','c494edfa22e51c03',1.79494653064706182477e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',92,'moved',1,NULL,'{"kind":"moved","action":330,"then":[],"unasked":false}','2f394319a00a2b4f',1.7949465306567354202e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',93,'moved',1,NULL,'{"kind":"moved","action":333,"then":[],"unasked":false}','4c793d53a69fdaad',1.79494653065957880016e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',94,'moved',1,NULL,'{"kind":"moved","action":1,"then":[],"unasked":false}','ec69198077837b54',1.79494653066434097293e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',95,'moved',0,'command-0042','{"kind":"moved","action":4,"then":[],"unasked":false}','c6c83661f1555a8c',1.79494653066905927654e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',96,'moved',0,'command-0043','{"kind":"moved","action":22,"then":[],"unasked":false}','c74ddaa2246fb3a5',1.79494653067501807207e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',97,'moved',0,'command-0044','{"kind":"moved","action":19,"then":[],"unasked":false}','b5a3073d430ed67a',1.79494653067887306209e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',98,'moved',0,'command-0045','{"kind":"moved","action":17,"then":[],"unasked":false}','1c3dfd5dca1f7234',1.79494653068184208868e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',99,'moved',0,'command-0046','{"kind":"moved","action":20,"then":[],"unasked":false}','7df7d27bdf07b486',1.7949465306851103306e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',100,'moved',0,'command-0047','{"kind":"moved","action":12,"then":[],"unasked":false}','3bfbc159b0506114',1.79494653068802642818e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',101,'moved',0,'command-0048','{"kind":"moved","action":2,"then":[],"unasked":false}','9475d2022361eac6',1.79494653069513726236e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',102,'moved',1,NULL,'{"kind":"moved","action":6,"then":[],"unasked":false}','dfe243d3f5037f40',1.79494653070448017119e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',103,'moved',1,NULL,'{"kind":"moved","action":13,"then":[],"unasked":false}','8aa0726a1eb95395',1.79494653084972572319e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',104,'moved',1,NULL,'{"kind":"moved","action":22,"then":[],"unasked":false}','8a3c5f29ad061b72',1.79494653090316939351e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',105,'moved',1,NULL,'{"kind":"moved","action":21,"then":[],"unasked":false}','379ed2b8554cffaf',1.79494653100094199178e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',106,'moved',1,NULL,'{"kind":"moved","action":17,"then":[],"unasked":false}','1df3b37d85ccb10f',1.79494653101397395131e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',107,'moved',1,NULL,'{"kind":"moved","action":14,"then":[],"unasked":false}','9bfa396b10c3270e',1.79494653106319952012e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',108,'moved',1,NULL,'{"kind":"moved","action":2,"then":[],"unasked":false}','7115ccc3d7e954af',1.79494653107868027686e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',109,'moved',0,'command-0049','{"kind":"moved","action":8,"then":[],"unasked":false}','7c7110b6371438f7',1.79494653111925959584e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',110,'moved',0,'command-0050','{"kind":"moved","action":14,"then":[],"unasked":false}','da291967140c117d',1.7949465311443259716e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',111,'moved',1,NULL,'{"kind":"moved","action":5,"then":[],"unasked":false}','b45292fa2083a4b5',1.79494653123566818243e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',112,'moved',0,'command-0051','{"kind":"moved","action":3,"then":[],"unasked":false}','23a5b8f2e6237894',1.79494653126444792751e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',113,'moved',1,NULL,'{"kind":"moved","action":1,"then":[],"unasked":false}','c29fbefe3255fdb7',1.79494653129672122006e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',114,'moved',1,NULL,'{"kind":"moved","action":3,"then":[],"unasked":false}','6c422e31ffe2d2b8',1.79494653132778120034e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',115,'moved',0,'command-0052','{"kind":"moved","action":3,"then":[],"unasked":false}','81fe38b5e118c0b3',1.79494653133339333536e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',116,'moved',0,'command-0053','{"kind":"moved","action":167,"then":[],"unasked":false}','d75611bbc9a88056',1.79494653133721494679e+09);
INSERT INTO "entries" VALUES('f9ESMMIW6I3s',117,'moved',1,NULL,'{"kind":"moved","action":1,"then":[],"unasked":false}','5fb35d0c303bd703',1.79494653134071922295e+09);
CREATE TABLE grants (
	session VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	role VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (session, table_id, role, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "grants" VALUES('414d5f138b4ec451061dee4e70848dc507f24da71d3af5e97e86e2245a0cf49b','2E_CT6l8g6a5','host',-1);
INSERT INTO "grants" VALUES('414d5f138b4ec451061dee4e70848dc507f24da71d3af5e97e86e2245a0cf49b','2E_CT6l8g6a5','seat',0);
INSERT INTO "grants" VALUES('414d5f138b4ec451061dee4e70848dc507f24da71d3af5e97e86e2245a0cf49b','2E_CT6l8g6a5','seat',1);
INSERT INTO "grants" VALUES('414d5f138b4ec451061dee4e70848dc507f24da71d3af5e97e86e2245a0cf49b','f9ESMMIW6I3s','host',-1);
INSERT INTO "grants" VALUES('414d5f138b4ec451061dee4e70848dc507f24da71d3af5e97e86e2245a0cf49b','f9ESMMIW6I3s','seat',0);
CREATE TABLE layout (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "layout" VALUES(2);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	link VARCHAR(64), 
	webhook TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('2E_CT6l8g6a5',0,NULL,'');
INSERT INTO "seats" VALUES('2E_CT6l8g6a5',1,NULL,'');
INSERT INTO "seats" VALUES('f9ESMMIW6I3s',0,NULL,'');
INSERT INTO "seats" VALUES('f9ESMMIW6I3s',1,NULL,'');
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	secret TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE subscriptions (
	session VARCHAR(64) NOT NULL, 
	endpoint TEXT NOT NULL, 
	"key" VARCHAR(100) NOT NULL, 
	secret VARCHAR(32) NOT NULL, 
	PRIMARY KEY (session), 
	UNIQUE (endpoint)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	origin TEXT NOT NULL, 
	summary TEXT NOT NULL, 
	bot_due BOOLEAN NOT NULL, 
	host_link VARCHAR(64) NOT NULL, 
	watch_link VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('2E_CT6l8g6a5','{"id":"2E_CT6l8g6a5","game":"lockup","rules":2,"players":2,"options":{"advanced":false},"seed":"220328337262084563321064855826636053129","scene":"lockup, 2 players, advanced false\nseed: 220328337262084563321064855826636053129\nfirst player: seat 0\n","cards":null,"past":[],"seats":[{"name":"Ann","sitter":"person","bot":"","standing_in":false,"resigned":false,"colour":"","offered":"","offered_at":0.0,"hints":0},{"name":"Ben","sitter":"person","bot":"","standing_in":false,"resigned":false,"colour":"","offered":"","offered_at":0.0,"hints":0}],"name":"Thursday","lesson":false,"created":1794946525.0336564,"hints":false,"opening":{"identities":[],"first":0}}','{"state":"running","seats":[{"name":"Ann","sitter":"person","bot":"","standing_in":false,"resigned":false,"colour":"","offered":"","offered_at":0.0,"hints":0},{"name":"Ben","sitter":"person","bot":"","standing_in":false,"resigned":false,"colour":"","offered":"","offered_at":0.0,"hints":0}],"waiting":[1],"next":null,"changed":1794946526.209746,"result":null}',0,'b33d00c8a82f50fc8502f5f234eb2b7202bba23ca8ac220af9bb86e5e62f5907','5fec7a806e3136b24d454ed4d3cccb3e02a1bb7b3c6553993b8eff9079bd2cc8',1.7949465250336563587e+09);
INSERT INTO "tables" VALUES('f9ESMMIW6I3s','{"id":"f9ESMMIW6I3s","game":"lockup","rules":2,"players":2,"options":{"advanced":false},"seed":"108166839483670055185894222217536970704","scene":null,"cards":null,"past":[],"seats":[{"name":"Ann","sitter":"person","bot":"","standing_in":false,"resigned":false,"colour":"","offered":"","offered_at":0.0,"hints":0},{"name":"Gnolls","sitter":"bot","bot":"random","standing_in":false,"resigned":false,"colour":"","offered":"","offered_at":0.0,"hints":0}],"name":"","lesson":false,"created":1794946526.3698099,"hints":true,"opening":null}','{"state":"over","seats":[{"name":"Ann","sitter":"person","bot":"","standing_in":false,"resigned":false,"colour":"","offered":"","offered_at":0.0,"hints":0},{"name":"Gnolls","sitter":"bot","bot":"random","standing_in":false,"resigned":false,"colour":"","offered":"","offered_at":0.0,"hints":0}],"waiting":[],"next":null,"changed":1794946531.3407192,"result":{"scores":[13,6],"winners":[0],"automaton":""}}',0,'68b5d65cd0a5622765b5f6aeb39f949fc468eb8014221787ea4065b246c4b398','02a6c8a5045966919355d855813594c633ba38f298a10a59824f85b2e681ab5b',1.79494652636980986598e+09);
CREATE TABLE watch_links (
	table_id VARCHAR(32) NOT NULL, 
	link VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, link), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_tables_bot_due ON tables (bot_due);
CREATE INDEX grants_by_table ON grants (table_id);
CREATE UNIQUE INDEX entries_by_command ON entries (table_id, seat, command);
COMMIT;
