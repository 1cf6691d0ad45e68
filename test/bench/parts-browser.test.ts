import { testParts } from './smallest.js';

testParts('browser');
