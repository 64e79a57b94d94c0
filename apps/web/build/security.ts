/** The content security policy, for hosts that set none of their own. Not in development: hot reloading needs more. */
import type { Plugin } from 'vite';

const POLICY = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

export function contentSecurityPolicy(): Plugin {
  const content = Object.entries(POLICY)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
  };
}
