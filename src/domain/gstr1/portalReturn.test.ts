import { describe, expect, it } from 'vitest'
import { civil } from '@/domain/shared/civilDate'
import { business, filer, invoiceOf, noted, returnOf } from './fixtures'
import { portalReturnOf } from './portalReturn'

const gym = { price: 1000, rate: 5 }
const shake = { price: 100, rate: 18, kind: 'product', sac: '2202', quantity: 3 } as const
const away = { placeOfSupply: 'Goa', isAway: true, issuedOn: civil('2026-11-03') }
const portal = (...invoices: Parameters<typeof returnOf>) =>
  portalReturnOf(returnOf(...invoices), filer.gstin, '2026-11')

describe('GSTR-1 as one file for the portal', () => {
  it('has every section under the portal’s own names', () => {
    const large = invoiceOf([{ price: 200_000, rate: 5 }], { ...away, invoiceNumber: 'IRN/26-27/000002' })
    const acme = invoiceOf([gym, shake, { price: 70, rate: 0 }], {
      ...business,
      invoiceNumber: 'IRN/26-27/000003',
    })
    const found = portal(
      invoiceOf([gym], { invoiceNumber: 'IRN/26-27/000001' }),
      noted(large, 1050, '2026-11-06', 'IRNC/26-27/00001'),
      noted(acme, 147.4, '2026-11-21', 'IRNC/26-27/00002'),
      invoiceOf([gym], { isDeleted: true, invoiceNumber: 'IRN/26-27/000004' }),
    )
    expect(found).toEqual({
      gstin: '23AABCI1234F1Z9',
      fp: '112026',
      version: 'GST3.2.4',
      hash: 'hash',
      b2b: [
        {
          ctin: '27AAPFU0939F1ZV',
          inv: [
            {
              inum: 'IRN/26-27/000003',
              idt: '20-11-2026',
              val: 1474,
              pos: '23',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [
                { num: 501, itm_det: { txval: 1000, rt: 5, camt: 25, samt: 25, csamt: 0 } },
                { num: 1801, itm_det: { txval: 300, rt: 18, camt: 27, samt: 27, csamt: 0 } },
              ],
            },
          ],
        },
      ],
      b2cl: [
        {
          pos: '30',
          inv: [
            {
              inum: 'IRN/26-27/000002',
              idt: '03-11-2026',
              val: 210_000,
              itms: [{ num: 501, itm_det: { txval: 200_000, rt: 5, iamt: 10_000, csamt: 0 } }],
            },
          ],
        },
      ],
      b2cs: [{ sply_ty: 'INTRA', pos: '23', typ: 'OE', rt: 5, txval: 1000, camt: 25, samt: 25, csamt: 0 }],
      cdnr: [
        {
          ctin: '27AAPFU0939F1ZV',
          nt: [
            {
              ...{ ntty: 'C', nt_num: 'IRNC/26-27/00002', nt_dt: '21-11-2026', val: 147.4, pos: '23' },
              ...{ rchrg: 'N', inv_typ: 'R' },
              itms: [
                { num: 501, itm_det: { txval: 100, rt: 5, camt: 2.5, samt: 2.5, csamt: 0 } },
                { num: 1801, itm_det: { txval: 30, rt: 18, camt: 2.7, samt: 2.7, csamt: 0 } },
              ],
            },
          ],
        },
      ],
      cdnur: [
        {
          ...{
            typ: 'B2CL',
            ntty: 'C',
            nt_num: 'IRNC/26-27/00001',
            nt_dt: '06-11-2026',
            val: 1050,
            pos: '30',
          },
          itms: [{ num: 501, itm_det: { txval: 1000, rt: 5, iamt: 50, csamt: 0 } }],
        },
      ],
      hsn: {
        hsn_b2b: [
          {
            ...{ num: 1, hsn_sc: '2202', desc: '', uqc: 'NOS', qty: 3, rt: 18 },
            ...{ txval: 270, iamt: 0, camt: 24.3, samt: 24.3, csamt: 0 },
          },
          {
            ...{ num: 2, hsn_sc: '999723', desc: '', uqc: 'NA', qty: 0, rt: 0 },
            ...{ txval: 63, iamt: 0, camt: 0, samt: 0, csamt: 0 },
          },
          {
            ...{ num: 3, hsn_sc: '999723', desc: '', uqc: 'NA', qty: 0, rt: 5 },
            ...{ txval: 900, iamt: 0, camt: 22.5, samt: 22.5, csamt: 0 },
          },
        ],
        hsn_b2c: [
          {
            ...{ num: 1, hsn_sc: '999723', desc: '', uqc: 'NA', qty: 0, rt: 5 },
            ...{ txval: 200_000, iamt: 9950, camt: 25, samt: 25, csamt: 0 },
          },
        ],
      },
      nil: { inv: [{ sply_ty: 'INTRAB2B', nil_amt: 0, expt_amt: 63, ngsup_amt: 0 }] },
      doc_issue: {
        doc_det: [
          {
            doc_num: 1,
            doc_typ: 'Invoices for outward supply',
            docs: [
              {
                ...{ num: 1, from: 'IRN/26-27/000001', to: 'IRN/26-27/000004' },
                ...{ totnum: 4, cancel: 1, net_issue: 3 },
              },
            ],
          },
          {
            doc_num: 5,
            doc_typ: 'Credit Note',
            docs: [
              {
                ...{ num: 1, from: 'IRNC/26-27/00001', to: 'IRNC/26-27/00002' },
                ...{ totnum: 2, cancel: 0, net_issue: 2 },
              },
            ],
          },
        ],
      },
    })
  })

  it('leaves out sections without a row', () => {
    expect(Object.keys(portal())).toEqual(['gstin', 'fp', 'version', 'hash'])
  })

  it('takes a free invoice into the documents alone', () => {
    const free = invoiceOf([{ price: 0, rate: 5 }], business)
    expect(Object.keys(portal(free)).slice(4)).toEqual(['doc_issue'])
  })
})
