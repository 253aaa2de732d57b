import fc from 'fast-check';
import { runs } from './runs';

// For the run at full length: a property that names no number of its own is tried as often as the others.
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs(1_000) });
