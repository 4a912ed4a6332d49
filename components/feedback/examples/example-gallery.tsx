import type { KeyFamily } from '@/lib/contract/operations';
import { useLanguage } from '@/lib/language/use-language';
import { ExamplePicture } from './example-picture';
import { pageExamples } from './page-examples';

/** The pages that a key unlocks, each with a picture. */
export function ExampleGallery({ family }: { family: KeyFamily }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-3 border-t border-border p-4">
      <h3 className="text-sm font-medium">{t(`examples.unlocks.${family}`)}</h3>
      <ul className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        {pageExamples
          .filter((example) => example.family === family)
          .map((example) => (
            <li key={example.path} className="grid content-start gap-1 text-sm">
              <ExamplePicture example={example} />
              <p className="pt-1 font-medium">{t(example.title)}</p>
              <p className="text-muted">{t(`examples.texts.${example.name}`)}</p>
            </li>
          ))}
      </ul>
    </div>
  );
}
