import { install, run } from './setup.mjs';

install();
const [program, ...args] = process.argv.slice(2);
run(program, args);
