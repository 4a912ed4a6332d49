import type { Translated } from '../translated';

export const reportMail: Translated<'reportMail'> = {
  subject: '{title}: {days}',
  empty: 'Keine Zeilen.',
  attached:
    '{scope, select, all {Alle Zeilen} other {Alle passenden Zeilen}}{currency, select, none {} other { (nur {currency})}} stehen in der angehängten Datei {name}.',
  leftOut:
    'Die Datei mit allen Zeilen ist größer als {size} und deshalb nicht angehängt. Exportieren Sie sie auf der Seite.',
  link: 'In Partnerdeck öffnen',
  foot: 'Ein geplanter Bericht des Arbeitsbereichs {workspace}.',
  stop: 'Diese Mails beenden',
};
