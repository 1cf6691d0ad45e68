import { testRecordsOf } from '../../../support/records.js';

testRecordsOf('1849');
