/**
 * Zod would try whether it may make functions out of text, which the content security policy forbids and reports. It is
 * told not to before it is loaded: this is the one place where it looks for its settings.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
