import type { Translated } from '../translated';

export const settings: Translated<'settings'> = {
  appearance: {
    description: 'In diesem Browser gespeichert.',
    themeHint: '„System“ folgt Ihrem Gerät.',
    language: 'Sprache',
    browserLanguage: 'Sprache des Browsers',
    languageHint: 'Für Texte, Zahlen und Datumsangaben.',
  },
  shared: {
    title: 'Dieser Arbeitsbereich wird geteilt.',
    text: 'Alle, die die Demo öffnen, sehen Ihre Änderungen.',
    noRealKey: 'Alle, die die Demo öffnen, sehen Ihre Änderungen. Geben Sie keinen echten Schlüssel ein.',
  },
  name: 'Name',
  saveName: 'Namen speichern',
  offline: 'Sie sind offline. Es wurde nichts gesendet.',
  newWorkspace: {
    description: 'Ein Arbeitsbereich hat eigene Schlüssel, Daten und Mitglieder.',
    hint: 'Ihr Unternehmen oder Ihre Marke. Sie sind Inhaber und können andere einladen.',
    create: 'Arbeitsbereich erstellen',
    workspace: 'Arbeitsbereich',
  },
};
