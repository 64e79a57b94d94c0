/**
 * The map pans and zooms with d3-zoom, but never through a d3 transition: `src/map/camera.ts` glides by itself. This keeps
 * d3-transition, and the colours, easings and interpolators that come with it, out of the program.
 */
import type { Plugin } from 'vite';

const NAME = 'd3-transition';
const MODULE = `
import { selection } from 'd3-selection';
selection.prototype.interrupt = function () { return this; };
export const interrupt = () => {};
`;

export function noTransitions(): Plugin {
  return {
    name: 'no-transitions',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? MODULE : null),
  };
}
