import { Failure, toFailure } from '@/lib/base/failure';
import { containsNul } from '@/lib/contract/nul';
import type { WriteSentence } from '@/lib/language/sentences/sentence-writer';
import type { FormState } from './form';
import { translateFailure } from './translate-failure';

/** Runs a form's action. Rejections become the form's state, translated by `write`. Internal errors are rethrown. */
export async function answerForm(
  form: FormData,
  work: () => Promise<FormState>,
  write: WriteSentence,
): Promise<FormState> {
  const typed = readTyped(form);
  try {
    refuseNul(typed);
    return await work();
  } catch (error) {
    const failure = toFailure(error);
    const shown = failure.status < 500 || ['database_down', 'disk_full', 'busy'].includes(failure.code);
    if (!shown) throw error;
    return {
      ...translateFailure(failure, write),
      values: Object.fromEntries(typed),
    };
  }
}

/** Values to send back to the form: no passwords, no codes and no framework fields. */
function readTyped(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !name.startsWith('$') && !/password|^code$/i.test(name)
      ? [[name, value]]
      : [],
  );
}

/** Passwords may contain one, because only their hash is stored. */
function refuseNul(typed: [string, string][]): void {
  const issues = typed
    .filter(([, value]) => containsNul(value))
    .map(([field]) => ({ field, message: 'Take out the NUL character; every other one is allowed' }));
  if (issues.length > 0) throw new Failure('invalid_input', 'Check the fields below.', { issues });
}
