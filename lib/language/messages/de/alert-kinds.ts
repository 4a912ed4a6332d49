import type { Translated } from '../translated';

/** What rules can tell, by kind. */
export const alertKinds: Translated<'alerts'>['kinds'] = {
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
  linksBroken: {
    label: 'Links zu Produkten, die man nicht kaufen kann, wöchentlich',
    about: {
      all: 'Einmal pro Woche: Links zu Produkten, die nicht vorrätig, inaktiv oder nicht mehr im Katalog sind',
      group:
        'Einmal pro Woche: Links zu Produkten von {name}, die nicht vorrätig, inaktiv oder aus dem Katalog verschwunden sind',
    },
    more: '{count, plural, one {# weiteres Produkt} other {# weitere Produkte}}',
    told: {
      counted:
        '{count, plural, one {# Link führt} other {# Links führen}} zu Produkten, die man nicht kaufen kann, mit {clicks, plural, one {# verlorenen Klick} other {# verlorenen Klicks}} im Zeitraum {range}: {names}',
      notCounted:
        '{count, plural, one {# Link führt} other {# Links führen}} zu Produkten, die man nicht kaufen kann. Die Klicks der letzten Woche sind nicht vollständig geladen: {names}',
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
};
