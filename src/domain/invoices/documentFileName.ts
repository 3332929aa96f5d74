import type { InvoiceDocument } from './invoiceDocument'

/** `Tax Invoice IRN-26-27-000123.pdf`: no sign that a folder would take for its own. */
export const documentFileName = ({
  title,
  number,
  customer,
}: Pick<InvoiceDocument, 'title' | 'number' | 'customer'>) =>
  `${title === 'Credit Note' ? title : 'Invoice'} ${number === '' ? `draft ${customer.name}` : number}`
    .replace(/[\\/:*?"<>|\u0000-\u001f]/g, '-')
    .trim() + '.pdf'
