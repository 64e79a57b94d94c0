export { type PlayableGame, playable, type SeatName } from './registry.ts';
export { run } from './run.ts';
export { type Running, type ServeOptions, serve } from './serve.ts';
export { readSettings, type Setting, type Settings, settings, settingsHelp } from './settings.ts';
export { type Backup, backup, restore } from './storage/backup.ts';
export { StartError } from './storage/lock.ts';
