import type { Wording } from './wording';

/** Words before a number that is no count of all. */
const OPEN = [
  ...['mindestens', 'höchstens', 'bis zu', 'mehr als', 'weniger als', 'über', 'unter', 'etwa'],
  ...['rund', 'je', 'jeweils', 'ersten', 'anderen', '–', '-'],
];

function countOf(numbers: string, things: string): RegExp {
  const open = [...OPEN, `(?:${numbers})\\s(?:oder|bis)`].join('|');
  const bound = `(?<!(?:^|[\\s\\d])(?:${open})\\s?)`;
  const described = '(?:\\p{Ll}+e[nr]?\\s+)?(?:Premium-)?';
  return new RegExp(
    `${bound}(?<![\\p{L}\\d.,])(${numbers})\\s+${described}(?:${things})(?!\\p{L})`,
    'giu',
  );
}

export const de: Wording = {
  longerRight: {
    is: /längere[sn]? (?:\p{L}+ )?(?:Widerruf|Rücktritt|Kündigung)[^.]*(?:gilt|gelten)/iu,
    such: 'Räumt Ihnen das Recht Ihres Wohnsitzes eine längere Widerrufsfrist ein, so gilt diese.',
  },
  riskOfLoss: {
    is: /Verlustrisik|Risik[^.]*Verlust|Verlust[^.]*Risik/i,
    such: 'Trading ist mit erheblichem Verlustrisiko verbunden',
  },
  pastPerformance: {
    is: /(?:Vergangenheit|frühere|vergangene|bisherige)[^.]*\b(?:keine?n?|nicht)\b[^.]*(?:künftig|Zukunft)/i,
    such: 'die Wertentwicklung der Vergangenheit ist kein verlässlicher Hinweis auf künftige Ergebnisse',
  },
  noAdvice: {
    is: /\b(?:keine?|nicht|weder)\b[^.]{0,40}(?:Anlage|Finanz)beratung/i,
    such: 'keine Anlageberatung',
  },
  notAffiliated: {
    is: /in keiner(?:lei)? Verbindung|nicht (?:\p{L}+ ){0,4}verbunden/iu,
    such: 'steht in keiner Verbindung zu',
  },
  paid: /Zahlung (?:war|wurde|ist) (?:\p{L}+ )?(?:erfolgreich|bestätigt|eingegangen|abgeschlossen)|erfolgreich bezahlt/iu,
  terms: {
    renews: { is: /verläng|erneuer/i, such: 'Verlängert sich automatisch' },
    cancel: { is: /künd/i, such: 'Jederzeit online kündbar' },
    refund: {
      is: /Geld[- ]zurück|erstatt|Rückgaberecht|Widerrufsrecht/i,
      such: '14 Tage Geld-zurück-Garantie',
    },
  },
  refundDays: [
    /(?<!\d)(\d+)[- ]Tagen?[- ](?:lang )?Geld[- ]zurück/gi,
    /Nach (\d+) Tagen (?:erstatten|gibt es kein Geld)/gi,
  ],
  neverTrue: [
    /garantierte[mnrs]? (?:\p{L}+ )?(?:Gewinn|Rendite|Ertr|Erfolg|Ergebnis)/u,
    /risikolos|risikofrei|ohne (?:jedes )?Risiko/,
    /ohne Verluste?|nie(?:mals)? verlieren/,
    /nur noch \d+|letzte Chance|nur heute|jetzt zugreifen|solange der Vorrat/,
  ],
  trueWithEvidence: [
    /24\/7|rund um die Uhr/,
    /(?<!\p{L})Gewinne?n?[^.]{0,30}\d/u,
    /\d[\d.,]*\s?%[^.]{0,30}(?:Gewinn|Rendite|Treffer|Genauigkeit|Erfolgsquote)/,
    /(?<![\d.,])100\s?%/,
    /verifiziert|preisgekrönt|Testsieger/,
    /Nummer eins|Nr\.\s?1(?!\d)|#1(?!\d)/,
    /(?<!\p{L})(?:der|die|das|den|dem) (?:beste|günstigste|schnellste|führende|genaueste|beliebteste)[mnrs]?(?!\p{L})/u,
    /(?:besser|schneller|günstiger|billiger|genauer) als|kosten? (?:pro Monat |im Monat )?weniger/,
  ],
  denied: {
    before:
      /(?<!\p{L})(?:keine?[mnrs]?|nicht|nie|niemals|niemand|ohne|nichts|weder)(?!\p{L})[^.]{0,40}$/iu,
    after: /^[^.]{0,25}(?<!\p{L})(?:nicht|niemand|nie)(?!\p{L})/iu,
  },
  madeUp: /Beispiel|Muster|simulier|erfunden/i,
  sayings: {
    samples:
      /(?:Stimmen?|Zitate?)[^.]{0,60}(?:Muster|erfunden|Beispiel)|keine (?:echten )?(?:Kundenb|B)ewertungen/i,
    simulated:
      /simulierte[nr]? (?:\p{L}+ )?(?:Hinweis|Meldung|Mitteilung)|(?:Hinweise?|Meldungen?|Mitteilungen?)(?!\p{L})[^.]{0,80}(?:erfunden|simuliert)/iu,
    stated: /nach eigenen Angaben|nach Angaben von|von niemandem geprüft|nicht geprüft/i,
    taxAdded:
      /(?:zzgl\.?|zuzüglich|ohne|exkl\.?) (?:\p{L}+ )?(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer)|Steuern? (?:kann|können|kommt|kommen) (?:noch )?hinzu|vor Steuern/iu,
    taxIncluded:
      /(?:inkl\.?|inklusive|einschließlich) (?:\p{L}+ )?(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer|Steuer)|Steuern? (?:ist |sind )?(?:bereits )?(?:enthalten|inbegriffen)/iu,
  },
  counted: (numbers) => ({
    indicators: countOf(numbers, 'Indikatoren'),
    plans: countOf(numbers, 'Tarifen?|Abos|Abonnements'),
  }),
};
