import { StyleSheet } from '@react-pdf/renderer'

/** Points. A4 and the paper of an 80 mm receipt printer, whose length is as long as it takes. */
export const A4 = { width: 595.28, height: 841.89 }
export const RECEIPT_WIDTH = 226.77

const ink = '#111827'
const quiet = '#6b7280'
const line = '#e5e7eb'
export const accent = '#4338ca'

const signatureLine = {
  alignSelf: 'stretch',
  borderBottomWidth: 1,
  borderBottomColor: '#9ca3af',
  marginBottom: 4,
} as const

export const sheet = StyleSheet.create({
  page: {
    paddingTop: 40,
    paddingBottom: 54,
    paddingHorizontal: 44,
    fontSize: 9,
    lineHeight: 1.45,
    color: ink,
  },
  head: { flexDirection: 'row', justifyContent: 'space-between', gap: 28 },
  supplier: { flexDirection: 'row', gap: 14, flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  supplierText: { flexShrink: 1, flexGrow: 1 },
  logo: { width: 56, height: 56, objectFit: 'contain', borderRadius: 4 },
  supplierName: { fontSize: 14, fontWeight: 600, lineHeight: 1.25, marginBottom: 2 },
  customer: { fontSize: 11, fontWeight: 600, lineHeight: 1.3, marginBottom: 2 },
  quiet: { color: quiet },
  strong: { fontWeight: 600 },
  caption: { color: quiet, fontSize: 7.5, letterSpacing: 0.4, textTransform: 'uppercase', marginBottom: 2 },
  title: { fontSize: 19, fontWeight: 600, lineHeight: 1.2, color: accent, textAlign: 'right' },
  numberBlock: { width: 190, alignItems: 'flex-end' },
  number: { fontSize: 11, fontWeight: 600, marginTop: 2, textAlign: 'right' },
  rule: { borderBottomWidth: 1, borderBottomColor: line, marginVertical: 14 },
  notice: {
    marginTop: 12,
    paddingVertical: 5,
    paddingHorizontal: 10,
    borderRadius: 3,
    backgroundColor: '#fef3c7',
    color: '#78350f',
    fontWeight: 600,
    textAlign: 'center',
  },
  parties: { flexDirection: 'row', gap: 28 },
  party: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  facts: { width: 226 },
  fact: { flexDirection: 'row', gap: 8 },
  factLabel: { width: 82, color: quiet },
  factValue: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  table: { marginTop: 16 },
  tableHead: {
    flexDirection: 'row',
    gap: 8,
    paddingVertical: 5,
    paddingHorizontal: 8,
    backgroundColor: '#f3f4f6',
    borderRadius: 3,
    color: '#374151',
    fontSize: 8,
    fontWeight: 600,
  },
  row: {
    flexDirection: 'row',
    gap: 8,
    paddingVertical: 6,
    paddingHorizontal: 8,
    borderBottomWidth: 1,
    borderBottomColor: line,
  },
  rates: { marginTop: 14 },
  smallRow: { flexDirection: 'row', gap: 8, paddingVertical: 3, paddingHorizontal: 8 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  right: { textAlign: 'right' },
  sums: { flexDirection: 'row', gap: 28, marginTop: 10 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingHorizontal: 8, paddingTop: 3 },
  totals: { width: 226 },
  sum: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 8,
    paddingVertical: 2.5,
    paddingHorizontal: 8,
  },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 8,
    marginTop: 4,
    paddingVertical: 6,
    paddingHorizontal: 8,
    borderRadius: 3,
    backgroundColor: '#eef2ff',
    color: '#312e81',
    fontSize: 11.5,
    fontWeight: 600,
  },
  section: { marginTop: 18 },
  sectionTitle: { fontWeight: 600, marginBottom: 4, paddingHorizontal: 8 },
  closing: { flexDirection: 'row', gap: 28, marginTop: 22, alignItems: 'flex-end' },
  pay: {
    flexDirection: 'row',
    gap: 12,
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    alignItems: 'center',
    padding: 8,
    borderWidth: 1,
    borderColor: line,
    borderRadius: 4,
  },
  signature: { width: 190, alignItems: 'center' },
  signatureRule: { ...signatureLine, marginTop: 44 },
  // A picture and its line are as high as the room to sign in: nothing moves to another page.
  signaturePicture: { width: 180, height: 40, marginTop: 2, objectFit: 'contain' },
  signedRule: { ...signatureLine, marginTop: 2 },
  terms: { marginTop: 18, paddingHorizontal: 8 },
  // From the top: what stands by its distance from the bottom is lost where the page breaks.
  foot: { position: 'absolute', top: 805, color: quiet, fontSize: 7.5 },
})
