import { StyleSheet } from '@react-pdf/renderer'

/** A thermal printer has one colour: weight, size and lines say everything. */
export const slip = StyleSheet.create({
  page: { paddingVertical: 12, paddingHorizontal: 12, fontSize: 8, lineHeight: 1.35, color: '#000000' },
  logo: { width: 44, height: 44, objectFit: 'contain', alignSelf: 'center', marginBottom: 4 },
  centred: { textAlign: 'center' },
  name: { textAlign: 'center', fontSize: 12, fontWeight: 600, lineHeight: 1.25 },
  title: { textAlign: 'center', fontSize: 10, fontWeight: 600 },
  strong: { fontWeight: 600 },
  rule: { borderBottomWidth: 0.8, borderBottomColor: '#000000', borderStyle: 'dashed', marginVertical: 5 },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 6, paddingVertical: 0.8 },
  what: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 6,
    paddingVertical: 2,
    fontSize: 11,
    fontWeight: 600,
  },
  signature: { alignItems: 'center', marginTop: 10 },
  signatureRule: {
    alignSelf: 'stretch',
    borderBottomWidth: 0.8,
    borderBottomColor: '#000000',
    marginTop: 30,
    marginBottom: 2,
    marginHorizontal: 30,
  },
  qr: { alignItems: 'center', marginTop: 6 },
})
