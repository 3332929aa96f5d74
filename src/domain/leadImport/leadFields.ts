import { fileColumns, type Columns, type FieldNames } from '@/domain/imports/fileColumns'

/** What a column of a file of leads can be. */
export const leadFields = {
  name: {
    label: 'Name',
    also: ['lead name', 'full name', 'lead', 'customer', 'customer name', 'client name', 'enquiry name'],
  },
  phone: {
    label: 'Phone',
    also: ['phone number', 'phone no', 'mobile', 'mobile number', 'mobile no', 'contact', 'contact number'],
  },
  source: { label: 'Source', also: ['lead source', 'enquiry source', 'came from', 'channel', 'campaign'] },
  interest: { label: 'Interest', also: ['interested in', 'asked about', 'enquiry for', 'plan', 'package'] },
  temperature: { label: 'Temperature', also: ['lead type', 'priority', 'rating', 'hot warm cold'] },
  nextFollowUpOn: {
    label: 'Next follow-up',
    also: ['next follow up date', 'follow up', 'follow up date', 'follow up on', 'next call', 'call on'],
  },
  ownerId: {
    label: 'Owner',
    also: ['assigned to', 'assignee', 'sales person', 'salesperson', 'handled by', 'staff', 'representative'],
  },
  labels: { label: 'Labels', also: ['label', 'tags', 'tag', 'groups', 'group', 'segment'] },
  notes: { label: 'Notes', also: ['note', 'remarks', 'comments', 'feedback'] },
  email: { label: 'E-mail', also: ['email', 'email address', 'email id', 'mail'] },
  pincode: {
    label: 'Pincode or postal code',
    also: ['pin code', 'pin', 'postal code', 'postcode', 'zip', 'zip code'],
  },
} as const satisfies FieldNames<string>

export type LeadField = keyof typeof leadFields
export type LeadColumns = Columns<LeadField>

export const leadFileColumns = fileColumns<LeadField>(leadFields)

export const leadDatesIn = (columns: LeadColumns) => [columns.nextFollowUpOn]
