import type { CivilDate } from '@/domain/shared/civilDate'
import type { Month } from '@/domain/monthStats/monthStats'
import type { Gstr1 } from './gstr1'
import type { HsnRow } from './hsnSummary'
import { rateRowsOf, type RateRow } from './rateRows'
import type { Reported, ReturnGroup } from './reported'
import { placeCodeOf } from './toolPlaces'

/** The version of the offline tool whose files the portal takes, as it names itself in them. */
const VERSION = 'GST3.2.4'

/** `20-11-2026`. */
const dated = (date: CivilDate) => date.split('-').reverse().join('-')

/** IGST, or its two halves; never both. */
const taxOf = ({ igst, cgst, sgst }: RateRow, isInter: boolean) =>
  isInter ? { iamt: igst } : { camt: cgst, samt: sgst }

const itemsOf = (document: Reported) =>
  rateRowsOf(document).map((row) => ({
    // The tool numbers an item by its rate: 1801 is 18 percent.
    num: Math.round(row.rate * 100) + 1,
    itm_det: { txval: row.taxable, rt: row.rate, ...taxOf(row, document.isInter), csamt: 0 },
  }))

const invoiceOf = (document: Reported) => ({
  inum: document.number,
  idt: dated(document.date),
  val: document.value,
})

const noteOf = (document: Reported) => ({
  ntty: 'C',
  nt_num: document.number,
  nt_dt: dated(document.date),
  val: document.value,
  pos: placeCodeOf(document.place),
})

/** Documents of a section under what they have in common, in the order in which they came. */
function under<Row>(
  documents: readonly Reported[],
  keyOf: (document: Reported) => string,
  rowOf: (document: Reported) => Row,
): { key: string; rows: Row[] }[] {
  const keys = [...new Set(documents.map(keyOf))]
  return keys.map((key) => ({
    key,
    rows: documents.filter((document) => keyOf(document) === key).map(rowOf),
  }))
}

const hsnRow = ({ sac, isService, quantity, rate, taxable, igst, cgst, sgst }: HsnRow, at: number) => ({
  num: at + 1,
  hsn_sc: sac,
  desc: '',
  uqc: isService ? 'NA' : 'NOS',
  qty: quantity,
  rt: rate,
  txval: taxable,
  iamt: igst,
  camt: cgst,
  samt: sgst,
  csamt: 0,
})

function issuedOf({ documents }: Gstr1) {
  const codes = [...new Set(documents.map(({ code }) => code))]
  return codes.map((code) => {
    const series = documents.filter((document) => document.code === code)
    return {
      doc_num: code,
      doc_typ: series[0]?.label ?? '',
      docs: series.map(({ from, to, total, cancelled }, at) => ({
        ...{ num: at + 1, from, to, totnum: total, cancel: cancelled, net_issue: total - cancelled },
      })),
    }
  })
}

/** Sections without a row are left out, as the tool does. */
const sectionsWithRows = (sections: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(sections).filter(([, rows]) => rows.length > 0))

/**
 * The return of a month as one file that the GST portal takes in (the schema of its offline tool since May 2025, with B2B and
 * B2C apart in the HSN summary). Amounts are rupees with at most two decimals.
 */
export function portalReturnOf(found: Gstr1, gstin: string, month: Month): Record<string, unknown> {
  const of = (wanted: ReturnGroup) =>
    found.reported.filter((document) => document.group === wanted && rateRowsOf(document).length > 0)
  const placeIn = ({ place }: Reported) => placeCodeOf(place)
  const [hsnB2b, hsnB2c] = [found.hsn.b2b.map(hsnRow), found.hsn.b2c.map(hsnRow)]
  const exempt = found.exempt.filter(({ nilRated, exempt: free }) => nilRated !== 0 || free !== 0)
  const issued = issuedOf(found)
  return {
    gstin,
    fp: `${month.slice(5, 7)}${month.slice(0, 4)}`,
    version: VERSION,
    hash: 'hash',
    ...sectionsWithRows({
      b2b: under(
        of('b2b'),
        ({ gstin: customer }) => customer,
        (document) => ({
          ...invoiceOf(document),
          ...{ pos: placeIn(document), rchrg: 'N', inv_typ: 'R', itms: itemsOf(document) },
        }),
      ).map(({ key, rows }) => ({ ctin: key, inv: rows })),
      b2cl: under(of('b2cl'), placeIn, (document) => ({
        ...invoiceOf(document),
        itms: itemsOf(document),
      })).map(({ key, rows }) => ({ pos: key, inv: rows })),
      b2cs: found.b2cs.map((row) => ({
        ...{ sply_ty: row.isInter ? 'INTER' : 'INTRA', pos: row.place, typ: 'OE' },
        ...{ rt: row.rate, txval: row.taxable, ...taxOf(row, row.isInter), csamt: 0 },
      })),
      cdnr: under(
        of('cdnr'),
        ({ gstin: customer }) => customer,
        (document) => ({
          ...noteOf(document),
          ...{ rchrg: 'N', inv_typ: 'R', itms: itemsOf(document) },
        }),
      ).map(({ key, rows }) => ({ ctin: key, nt: rows })),
      cdnur: of('cdnur').map((document) => ({
        typ: 'B2CL',
        ...noteOf(document),
        itms: itemsOf(document),
      })),
    }),
    ...(hsnB2b.length + hsnB2c.length > 0
      ? { hsn: sectionsWithRows({ hsn_b2b: hsnB2b, hsn_b2c: hsnB2c }) }
      : {}),
    ...(exempt.length > 0
      ? {
          nil: {
            inv: exempt.map(({ code, nilRated, exempt: free, nonGst }) => ({
              ...{ sply_ty: code, nil_amt: nilRated, expt_amt: free, ngsup_amt: nonGst },
            })),
          },
        }
      : {}),
    ...(issued.length > 0 ? { doc_issue: { doc_det: issued } } : {}),
  }
}
