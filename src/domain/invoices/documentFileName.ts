import type { InvoiceDocument } from './invoiceDocument'

/** No sign that a folder would take for its own. */
export const fileNameOf = (name: string): string =>
  `${name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '-').trim()}.pdf`

/** `Tax Invoice IRN-26-27-000123.pdf`. */
export const documentFileName = ({
  title,
  number,
  customer,
}: Pick<InvoiceDocument, 'title' | 'number' | 'customer'>): string =>
  fileNameOf(
    `${title.endsWith('Credit Note') ? 'Credit Note' : 'Invoice'} ${number === '' ? `draft ${customer.name}` : number}`,
  )
