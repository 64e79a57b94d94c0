/** The format as JSON Schema, for editors that check and complete while one writes. */
import { z } from 'zod';
import { scenarioFile } from './format.ts';

export function scenarioSchema(): string {
  const schema = z.toJSONSchema(scenarioFile, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return `${JSON.stringify({ title: 'Amon Hen scenario', ...schema }, null, 2)}\n`;
}
