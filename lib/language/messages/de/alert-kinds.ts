import type { Translated } from '../translated';

/** What rules can tell, by kind. */
export const alertKinds: Translated<'alerts'>['kinds'] = {
  threshold: {
    label: 'Eine Zahl überschreitet eine Grenze',
    sentence:
      'Melden, wenn <metric></metric> <whose></whose> in <currency></currency> über <days></days> <limit></limit> <moves></moves>',
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
    sentence:
      'Melden, wenn <metric></metric> <whose></whose> in <currency></currency> über <days></days> gegenüber denselben Wochentagen davor um mehr als <limit></limit> <moves></moves>',
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
    sentence: {
      first: 'Melden, wenn <seller></seller> <event></event>',
      none: 'Melden, wenn <seller></seller> <event></event>, <days></days> lang',
    },
    subject: '{kind} {name}',
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
    sentence:
      'Melden, wenn der stornierte Anteil der Provision <whose></whose> in <currency></currency> in einem endgültigen Monat mindestens <limit></limit> <by></by>, ab <sample></sample>',
    told: '{share} der zuerst gemeldeten Provision von {month} ({of}) fehlten, als der Monat endgültig war, gegenüber {before} in den {months, number} Monaten davor. Stichprobe: {conversions, plural, one {# Conversion} other {# Conversions}}, davor {earlier, number}',
  },
  goal: {
    label: 'Ein Ziel gerät in Rückstand oder endet',
    sentence: {
      behind: 'Melden, wenn ein Ziel <event></event>, um mehr als <limit></limit>',
      ended: 'Melden, wenn ein Ziel <event></event>',
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
    sentence: 'Melden, wenn <campaign></campaign> <pace></pace>',
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
    label: 'Ein Produkt ist nicht erhältlich',
    sentence: {
      any: 'Melden, wenn ein Produkt <brand></brand> nicht mehr erhältlich ist, <clicked></clicked>',
      clicked:
        'Melden, wenn ein Produkt <brand></brand> nicht mehr erhältlich ist, <clicked></clicked> <clicks></clicks> über <days></days>',
    },
    told: {
      out: '{name} ist nicht vorrätig{known, select, yes { (seit {since})} other {}}{counted, select, yes {: {count, plural, one {# Klick} other {# Klicks}}, {range}} other {}}',
      inactive:
        '{name} ist inaktiv{known, select, yes { (seit {since})} other {}}{counted, select, yes {: {count, plural, one {# Klick} other {# Klicks}}, {range}} other {}}',
      gone: '{name} ist nicht mehr im Katalog (zuletzt {since}){counted, select, yes {: {count, plural, one {# Klick} other {# Klicks}}, {range}} other {}}',
      more: '{count, plural, one {# weiteres Produkt ist} other {# weitere Produkte sind}} nicht vorrätig, inaktiv oder nicht mehr im Katalog{counted, select, yes {, mit Klicks: {range}} other {}}',
    },
  },
  linksBroken: {
    label: 'Links zu Produkten, die man nicht kaufen kann, wöchentlich',
    sentence:
      'Einmal pro Woche melden, welche Links zu <products></products> führen, die man nicht kaufen kann',
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
    sentence: 'Melden, wenn sich die angegebene Provision eines Produkts <brand></brand> ändert',
    told: {
      rose: 'Angegebene Provision von {name} von {before} auf {after} gestiegen, zwischen {since} und {day}',
      fell: 'Angegebene Provision von {name} von {before} auf {after} gefallen, zwischen {since} und {day}',
      more: 'Angegebene Provision von {count, plural, one {# weiteren Produkt} other {# weiteren Produkten}} geändert, bis {day}',
    },
  },
  monthReady: {
    label: 'Ein Monat kann abgeschlossen werden',
    sentence: 'Melden, wenn ein Monat in <currency></currency> abgeschlossen werden kann',
    told: '{month} kann abgeschlossen werden: Alle Zahlen sind endgültig, Provision {commission}',
  },
  closedDiffers: {
    label: 'Ein abgeschlossener Monat weicht ab',
    sentence:
      'Melden, wenn die Provision eines abgeschlossenen Monats in <currency></currency> um mehr als <limit></limit> abweicht',
    told: 'Provision von {month} (abgeschlossen) weicht jetzt um {difference} ab, mehr als {limit}',
    corrected:
      'Korrektur: Provision von {month} (abgeschlossen) weicht jetzt um {difference} ab, nicht mehr als {limit}',
  },
  stepDue: {
    label: 'Ein nächster Schritt ist fällig',
    sentence: 'Melden, wenn ein nächster Schritt <whose></whose> auf dem Creator-Desk fällig ist',
    told: '{name}: {step} (fällig am {day})',
  },
  keyRejected: {
    label: 'Die API lehnt einen Schlüssel ab',
    sentence: 'Melden, wenn die API einen Schlüssel ablehnt',
    told: {
      seller: 'Die API lehnt den Verkäufer-Schlüssel ab. Ersetzen Sie ihn, um neue Daten zu laden.',
      creator: 'Die API lehnt den Creator-Schlüssel ab. Ersetzen Sie ihn, um Links zu erstellen.',
    },
  },
  notRefreshed: {
    label: 'Keine Berichtsdaten werden geladen',
    sentence: 'Melden, wenn <hours></hours> lang keine Berichtsdaten geladen wurden',
    told: 'Seit mehr als {hours, plural, one {# Stunde} other {# Stunden}} keine Berichtsdaten geladen. Zuletzt geladen: {since}.',
  },
};
