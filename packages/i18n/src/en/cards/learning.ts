/** What a newcomer needs: loaded when somebody asks. */
import type { Learning } from '../../words.ts';
import { glossary } from './glossary.ts';
import { lessons } from './lessons.ts';

export const learning: Learning = { glossary, lessons };
