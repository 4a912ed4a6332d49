import type { Translated } from '../translated';

export const alerts: Translated<'alerts'> = {
  description: 'Erfahren Sie, wenn eine Zahl eine Grenze überschreitet oder Daten ausbleiben.',
  of: '{name}, {currency}',
  days: '{days, plural, one {letzter Tag} other {letzte # Tage}}',
  asOf: 'Stand: {at}.',
  mayChange: 'Kann sich bis {until} noch ändern.',
  kinds: {
    threshold: {
      label: 'Eine Zahl überschreitet eine Grenze',
      about: {
        above: '{metric}, {days} ({of}), über {limit}',
        below: '{metric}, {days} ({of}), unter {limit}',
      },
      told: {
        above: '{metric}, {range} ({of}): über {limit} gestiegen, auf {value}',
        below: '{metric}, {range} ({of}): unter {limit} gefallen, auf {value}',
      },
      corrected: {
        above: 'Korrektur: {metric}, {range} ({of}), lag nicht über {limit}, sondern bei {value}',
        below: 'Korrektur: {metric}, {range} ({of}), lag nicht unter {limit}, sondern bei {value}',
      },
    },
    change: {
      label: 'Eine Zahl ändert sich',
      about: '{metric}, {days} ({of}), ändert sich um mehr als {limit} gegenüber denselben Wochentagen davor',
      told: {
        above:
          '{metric}, {range} ({of}): um mehr als {limit} gestiegen, auf {value} von {before} ({beforeRange})',
        below:
          '{metric}, {range} ({of}): um mehr als {limit} gefallen, auf {value} von {before} ({beforeRange})',
      },
      corrected: {
        above:
          'Korrektur: {metric}, {range} ({of}), ist nicht um mehr als {limit} gestiegen: {value} nach {before} ({beforeRange})',
        below:
          'Korrektur: {metric}, {range} ({of}), ist nicht um mehr als {limit} gefallen: {value} nach {before} ({beforeRange})',
      },
    },
    creatorSales: {
      label: 'Ein Creator oder eine Platzierung verkauft, oder nicht mehr',
      subject: '{kind} {name}',
      about: {
        first: 'Erster Verkauf von {name}',
        none: 'Kein Verkauf von {name} seit {days, plural, one {# Tag} other {# Tagen}}',
      },
      told: {
        first:
          'Erster Verkauf von {name} am {day}: {count, plural, one {# Conversion} other {# Conversions}}. Gespeichert seit {since}',
        none: 'Kein Verkauf von {name}, {range}',
      },
      corrected: {
        first:
          '{known, select, yes {Korrektur: Der erste Verkauf von {name} war nicht am {day}, sondern am {first}} other {Korrektur: {name} hatte bis {day} keinen Verkauf}}',
        none: 'Korrektur: {name} hatte {count, plural, one {# Conversion} other {# Conversions}}, {range}',
      },
    },
    reversalsRose: {
      label: 'Es wird mehr storniert als zuvor',
      about: {
        times:
          'Der stornierte Anteil eines endgültigen Monats ({of}) ist mindestens das {limit}-Fache des früheren Mittels, ab {conversions, plural, one {# Conversion} other {# Conversions}}',
        points:
          'Der stornierte Anteil eines endgültigen Monats ({of}) liegt mindestens {limit} Punkte über dem früheren Mittel, ab {conversions, plural, one {# Conversion} other {# Conversions}}',
      },
      told: '{share} der zuerst gemeldeten Provision von {month} ({of}) fehlten, als der Monat endgültig war, gegenüber {before} in den {months, number} Monaten davor. Stichprobe: {conversions, plural, one {# Conversion} other {# Conversions}}, davor {earlier, number}',
    },
    goal: {
      label: 'Ein Ziel gerät in Rückstand oder endet',
      about: {
        behind: 'Die Prognose eines Ziels liegt mehr als {limit} unter dem Zielwert',
        ended: 'Ein Ziel ist am Ende seines Zeitraums erreicht oder verfehlt',
      },
      told: {
        behind:
          '{goal}: Bis {day} sind etwa {expectedShare} des Ziels zu erwarten, {expected}. Das ist eine Schätzung.',
        reached: '{goal}: Das Ziel ist erreicht, mit {value} ({share})',
        missed: '{goal}: Das Ziel ist verfehlt, mit {value} ({share})',
      },
      corrected: {
        reached: 'Korrektur: {goal}: Das Ziel ist jetzt erreicht, mit {value} ({share})',
        missed: 'Korrektur: {goal}: Das Ziel ist jetzt verfehlt, mit {value} ({share})',
      },
    },
    campaignBudget: {
      label: 'Ein Kampagnenbudget reicht nicht oder bleibt übrig',
      about: {
        early: {
          any: 'Jede Kampagne, deren Budget vor ihrem Ende aufgebraucht ist',
          one: '{name}: Budget ist vor dem Ende aufgebraucht',
        },
        slow: {
          any: 'Jede Kampagne, die ihr Budget bis zum Ende nicht ausgibt',
          one: '{name}: Budget wird bis zum Ende nicht ausgegeben',
        },
      },
      told: {
        early:
          'Schätzung: Budget von {name} etwa am {runsOut} aufgebraucht, noch {days, plural, one {# Tag} other {# Tage}}. Bis {day}: {spent} von {budget}',
        slow: 'Schätzung: {name} gibt bis zum Ende {projected} von {budget} aus, noch {days, plural, one {# Tag} other {# Tage}}. Bis {day}: {spent}',
        spent:
          'Budget von {name} aufgebraucht, noch {days, plural, one {# Tag} other {# Tage}}. Bis {day}: {spent} von {budget}',
      },
      corrected: {
        early:
          'Korrektur: Budget von {name} reichte nach Schätzung bis zum Ende. Bis {day}: {spent} von {budget}',
        slow: 'Korrektur: {name} gab nach Schätzung das Budget aus. Bis {day}: {spent} von {budget}',
      },
    },
    productGone: {
      label: 'Klicks auf ein nicht erhältliches Produkt',
      about: {
        all: 'Produkte, die nicht vorrätig, inaktiv oder nicht mehr im Katalog sind, mit mindestens {count, plural, one {# Klick} other {# Klicks}} ({days})',
        brand:
          'Produkte von {name}, die nicht vorrätig, inaktiv oder nicht mehr im Katalog sind, mit mindestens {count, plural, one {# Klick} other {# Klicks}} ({days})',
      },
      told: {
        out: '{name} ist nicht vorrätig{known, select, yes { (seit {since})} other {}}: {count, plural, one {# Klick} other {# Klicks}}, {range}',
        inactive:
          '{name} ist inaktiv{known, select, yes { (seit {since})} other {}}: {count, plural, one {# Klick} other {# Klicks}}, {range}',
        gone: '{name} ist nicht mehr im Katalog (zuletzt {since}): {count, plural, one {# Klick} other {# Klicks}}, {range}',
        more: '{count, plural, one {# weiteres Produkt, das nicht vorrätig, inaktiv oder nicht mehr im Katalog ist, hatte} other {# weitere Produkte, die nicht vorrätig, inaktiv oder nicht mehr im Katalog sind, hatten}} Klicks: {range}',
      },
    },
    rateChanged: {
      label: 'Eine angegebene Provision ändert sich',
      about: {
        all: 'Die angegebene Provision eines Produkts ändert sich',
        brand: 'Die angegebene Provision eines Produkts von {name} ändert sich',
      },
      told: {
        rose: 'Angegebene Provision von {name} von {before} auf {after} gestiegen, zwischen {since} und {day}',
        fell: 'Angegebene Provision von {name} von {before} auf {after} gefallen, zwischen {since} und {day}',
        more: 'Angegebene Provision von {count, plural, one {# weiteren Produkt} other {# weiteren Produkten}} geändert, bis {day}',
      },
    },
    monthReady: {
      label: 'Ein Monat kann abgeschlossen werden',
      about: 'Ein Monat kann abgeschlossen werden ({currency})',
      told: '{month} kann abgeschlossen werden: Alle Zahlen sind endgültig, Provision {commission}',
    },
    closedDiffers: {
      label: 'Ein abgeschlossener Monat weicht ab',
      about: 'Die Provision eines abgeschlossenen Monats weicht um mehr als {limit} ab ({currency})',
      told: 'Provision von {month} (abgeschlossen) weicht jetzt um {difference} ab, mehr als {limit}',
      corrected:
        'Korrektur: Provision von {month} (abgeschlossen) weicht jetzt um {difference} ab, nicht mehr als {limit}',
    },
    stepDue: {
      label: 'Ein nächster Schritt ist fällig',
      about: {
        mine: 'Nächste Schritte auf dem Creator-Desk, für die Sie zuständig sind, sind fällig',
        all: 'Nächste Schritte auf dem Creator-Desk sind fällig',
      },
      told: '{name}: {step} (fällig am {day})',
    },
    keyRejected: {
      label: 'Die API lehnt einen Schlüssel ab',
      about: 'Die API lehnt einen Schlüssel ab',
      told: {
        seller: 'Die API lehnt den Verkäufer-Schlüssel ab. Ersetzen Sie ihn, um neue Daten zu laden.',
        creator: 'Die API lehnt den Creator-Schlüssel ab. Ersetzen Sie ihn, um Links zu erstellen.',
      },
    },
    notRefreshed: {
      label: 'Keine Berichtsdaten werden geladen',
      about: 'Seit {hours, plural, one {# Stunde} other {# Stunden}} keine Berichtsdaten geladen',
      told: 'Seit mehr als {hours, plural, one {# Stunde} other {# Stunden}} keine Berichtsdaten geladen. Zuletzt geladen: {since}.',
    },
  },
  list: {
    title: 'Regeln',
    description: 'Nach jeder Aktualisierung und alle 15 Minuten geprüft, mit gespeicherten Daten.',
    add: 'Regel hinzufügen',
    none: 'Noch keine Regeln',
    noneHint: 'Fügen Sie eine Regel hinzu, um oben in der Glocke oder per Mail davon zu erfahren.',
    failed: 'Die Regeln konnten nicht geladen werden',
    paused: 'Pausiert',
    mail: 'Mail',
    owner: 'Von {owner}',
    never: 'Noch kein Alarm',
    last: 'Letzter Alarm <at></at>',
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    pauseNamed: '{name} pausieren',
    resumeNamed: '{name} fortsetzen',
    mailOn: 'Mail senden',
    mailOff: 'Mail beenden',
    mailOnNamed: 'Mail für {name} senden',
    mailOffNamed: 'Mail für {name} beenden',
    delete: 'Löschen',
    deleteNamed: '{name} löschen',
    pausedDone: 'Die Regel ist pausiert',
    resumedDone: 'Die Regel ist aktiv',
    mailOnDone: 'Alarme dieser Regel kommen auch per Mail',
    mailOffDone: 'Alarme dieser Regel kommen nicht mehr per Mail',
    mute: 'Stummschalten',
    muteNamed: '{name} stummschalten',
    muteDay: 'Für einen Tag',
    muteWeek: 'Für eine Woche',
    muteMonth: 'Für 30 Tage',
    unmute: 'Stumm aus',
    unmuteNamed: 'Stummschaltung von {name} aufheben',
    muted: 'Stumm',
    mutedUntil: 'Nur in der Glocke bis <at></at>',
    mutedDone: 'Die Regel ist stumm. Ihre Alarme sind nur in der Glocke.',
    unmutedDone: 'Die Regel ist nicht mehr stumm',
  },
  settings: {
    title: 'Wann Sie davon erfahren',
    description: 'Für Mail und für Chats, an die Ihre Regeln senden. Die Glocke zeigt alles sofort.',
    failed: 'Diese Einstellungen konnten nicht geladen werden',
    quiet: 'Ruhezeit',
    off: 'Aus',
    daily: 'Jeden Tag',
    from: 'Von',
    to: 'Bis',
    perHour: 'Höchstens Mails pro Stunde',
    perHourHint: 'Sind es mehr, kommen sie als eine.',
    stored: 'Die Einstellung wurde gespeichert',
  },
  remove: {
    title: '{name} löschen?',
    lost: 'Ihre Alarme werden mitgelöscht.',
    confirm: 'Regel löschen',
    done: 'Die Regel wurde gelöscht',
  },
  groups: {
    figures: 'Zahlen',
    campaigns: 'Kampagnen',
    products: 'Produkte',
    closing: 'Monatsabschluss',
    desk: 'Creator-Desk',
    api: 'Die API',
  },
  form: {
    title: 'Regel hinzufügen',
    description: 'Eine Regel meldet sich, wenn die Grenze überschritten wird, einmal pro Mal.',
    name: 'Name',
    nameMissing: 'Geben Sie einen Namen ein',
    kind: 'Melden, wenn',
    metric: 'Zahl',
    days: 'Ganze Tage',
    currency: 'Währung',
    direction: 'Grenze',
    above: 'Über',
    below: 'Unter',
    value: 'Wert',
    percent: 'Um mehr als, in Prozent',
    hours: 'Stunden ohne neue Daten',
    about: 'Nur für',
    all: 'Alles',
    event: 'Was passiert',
    first: 'Erster Verkauf',
    none: 'Einige Tage kein Verkauf',
    seller: 'Wer verkauft',
    linkId: 'ID',
    linkHint: 'Wie im Verlauf der Links.',
    placement: 'Wert',
    placementHint: 'Genau wie im Link.',
    lostShare: 'Der stornierte Anteil eines endgültigen Monats',
    times: 'Ist mindestens dieses Vielfache des früheren Mittels',
    points: 'Liegt mindestens so viele Punkte über dem früheren Mittel',
    sample: 'Conversions mindestens',
    quietDays: 'Ganze Tage ohne Verkauf',
    clicks: 'Mindestens Klicks',
    anyBrand: 'Jede Marke',
    goalEvent: 'Was mit einem Ziel geschieht',
    behind: 'Die Prognose liegt unter dem Zielwert',
    ended: 'Der Zeitraum endet: erreicht oder verfehlt',
    difference: 'Weicht ab um mehr als',
    whose: 'Wessen Schritte',
    steps: { mine: 'Von Partnern, für die ich zuständig bin', all: 'Von allen' },
    pace: 'Das Budget',
    early: 'Ist vor dem Ende aufgebraucht',
    slow: 'Wird bis zum Ende nicht ausgegeben',
    paceHint: 'Nach der Schätzung auf der Seite der Kampagne.',
    campaign: 'Kampagne',
    anyCampaign: 'Jede Kampagne',
    brand: 'Eine Marke',
    creator: 'Einen Creator',
    product: 'Ein Produkt',
    creator_group: 'Eine Creator-Gruppe',
    product_group: 'Eine Produktgruppe',
    groupChoose: 'Gruppe wählen',
    brandChoose: 'Marke wählen',
    mail: 'Auch per Mail an {email}',
    mailHint: 'Jede Mail hat einen Link, der sie beendet.',
    preview: 'Vorschau',
    add: 'Regel hinzufügen',
    added: 'Die Regel wurde hinzugefügt',
    problem: 'Dieser Wert {problem}.',
  },
  preview: {
    none: 'In den letzten {days} Tagen hätte sich diese Regel nicht gemeldet.',
    some: '{count, plural, one {In den letzten {days} Tagen hätte sich diese Regel einmal gemeldet: {when}.} other {In den letzten {days} Tagen hätte sich diese Regel #-mal gemeldet: {when}.}}',
    more: '{count, plural, one {# weiterer} other {# weitere}}',
    unknown:
      '{count, plural, one {# Tag war nicht prüfbar, weil seine Daten nicht vollständig geladen sind.} other {# Tage waren nicht prüfbar, weil ihre Daten nicht vollständig geladen sind.}}',
    holds: {
      limit: 'Die Grenze ist bereits überschritten. Die Regel meldet sich beim nächsten Mal.',
      sold: 'Der erste Verkauf war davor. Diese Regel meldet sich nicht.',
    },
  },
  bell: {
    label: 'Alarme',
    unread: '{count, plural, one {Alarme, # ungelesen} other {Alarme, # ungelesen}}',
    none: 'Noch keine Alarme',
    failed: 'Die Alarme konnten nicht geladen werden',
    new: 'Neu',
    markAll: 'Alle als gelesen markieren',
    settings: 'Alarmregeln',
    at: '{rule} · <at></at>',
  },
  mailStates: {
    waiting: 'Mail wird noch gesendet.',
    sending: 'Mail wird gerade gesendet.',
    sent: 'Per Mail gesendet.',
    failed: 'Mail konnte nicht gesendet werden.',
    unknown: 'Mail ist vielleicht nicht angekommen. Sie wird nicht erneut gesendet.',
  },
  stop: {
    title: 'Mail {of, select, rule {dieser Regel} rules {dieser Regeln} other {dieses Berichts}} beenden?',
    text: '{of, select, report {Sie erhalten keine Mail dieses Berichts mehr. Wer ihn plant, kann ihn Ihnen wieder senden.} rule {Alarme dieser Regel bleiben in der Glocke. Mail lässt sich in den Einstellungen wieder einschalten.} other {Alarme dieser Regeln bleiben in der Glocke. Mail lässt sich in den Einstellungen wieder einschalten.}}',
    button: 'Mail beenden',
    stopped: 'Diese Mail ist beendet',
    stoppedText: 'Ihre Alarme bleiben in der Glocke.',
    stoppedReportText: 'Sie erhalten keine Mail dieses Berichts mehr.',
    ended: 'Dieser Link gilt nicht mehr',
    endedText:
      'Die Regel gibt es nicht mehr, oder der Alarm ist älter als ein Jahr. Mail einer Regel lässt sich unter Einstellungen → Alarme beenden.',
  },
};
