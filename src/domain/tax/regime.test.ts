import { describe, expect, test } from 'vitest'
import { suppliedTitleOf, type TaxRegime } from './regime'

type Line = Parameters<typeof suppliedTitleOf>[1]['lines'][number]

const taxed: Line = { kind: 'service', sac: '999723', rate: 5 }
const free: Line = { ...taxed, rate: 0 }
/** As for a bounced cheque, which is no supply. */
const charge: Line = { kind: 'fee', sac: '', rate: 0 }

describe('what a document is called by what it supplies (CGST Act s. 31(3)(c), Rules 46A and 49)', () => {
  test.each<[TaxRegime, Line[], string, string]>([
    ['regular', [taxed], '', 'Tax Invoice'],
    ['regular', [free], '', 'Bill of Supply'],
    ['regular', [free, free], '27AAPFU0939F1ZV', 'Bill of Supply'],
    ['regular', [taxed, free], '', 'Invoice-cum-Bill of Supply'],
    ['regular', [taxed, free], '27AAPFU0939F1ZV', 'Tax Invoice'],
    ['regular', [], '', 'Tax Invoice'],
    ['regular', [charge], '', 'Invoice'],
    ['regular', [taxed, charge], '', 'Tax Invoice'],
    ['composition', [free], '', 'Bill of Supply'],
    ['composition', [charge], '', 'Invoice'],
    ['unregistered', [free], '', 'Invoice'],
    ['outsideIndia', [free], '', 'Invoice'],
  ])('%s with %o, to “%s”: %s', (regime, lines, customerGstin, title) => {
    expect(suppliedTitleOf(regime, { lines, customerGstin })).toBe(title)
  })
})
