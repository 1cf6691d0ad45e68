import { testRecordsOf } from '../../../support/records.js';

testRecordsOf('18mag');
