import type { LeadRow } from './leadRow'

/** A row of a file of leads with nothing but what is named, for tests. */
export const leadRowWith = (fields: Partial<LeadRow> = {}): LeadRow => ({
  ...{ line: 2, name: 'Kiran Shah', phone: '9876543211', email: '', pincode: '', source: '', interest: '' },
  ...{ temperature: 'Warm', nextFollowUpOn: null, ownerId: '', notes: '', labels: [] },
  ...fields,
})
