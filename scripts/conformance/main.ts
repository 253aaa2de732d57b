import { runConformance } from './runConformance';

process.exitCode = await runConformance(process.argv.slice(2), (line) => console.log(line));
// A socket of a backend that hangs must not keep the command.
process.exit();
