import { testParts } from './smallest.js';

testParts('service');
