import type { DocumentStore, StoredData, StoreTransaction, Writer } from './documentStore'

/**
 * Who changed a record last: a uid, or 'server'. The rules hold a page to its own uid, and the audit log reads it: a
 * trigger learns of no other writer, for the event names a person in production only, and in the emulators a stand-in.
 */
export const UPDATED_BY = 'updatedBy'

/** Who acts is named by whoever knows best: what has a name already keeps it. */
const lacksName = (data: StoredData): boolean => 'updatedAt' in data && !(UPDATED_BY in data)
const isField = (name: string) => (field: { at: string[] }) => field.at.length === 1 && field.at[0] === name

function stampedWriter<W extends Writer>(writer: W, by: string): W {
  const stamped = (data: StoredData): StoredData => (lacksName(data) ? { ...data, [UPDATED_BY]: by } : data)
  return {
    ...writer,
    create: (path, data) => writer.create(path, stamped(data)),
    set: (path, data) => writer.set(path, stamped(data)),
    merge: (path, data) => writer.merge(path, stamped(data)),
    update: (path, fields) =>
      writer.update(
        path,
        fields.some(isField('updatedAt')) && !fields.some(isField(UPDATED_BY))
          ? [...fields, { at: [UPDATED_BY], value: by }]
          : fields,
      ),
  }
}

/** A store that puts its writer beside the time of every change; null: nobody is known, and nothing is put. */
export const stampedStore = (store: DocumentStore, writerNow: () => string | null): DocumentStore => {
  const stamped =
    <T>(work: (transaction: StoreTransaction) => Promise<T>) =>
    (transaction: StoreTransaction): Promise<T> => {
      const by = writerNow()
      return work(by === null ? transaction : stampedWriter(transaction, by))
    }
  return {
    ...store,
    transact: (work) => store.transact(stamped(work)),
    transactByVersion: (work) => store.transactByVersion(stamped(work)),
    batch: (work) =>
      store.batch((writer) => {
        const by = writerNow()
        work(by === null ? writer : stampedWriter(writer, by))
      }),
  }
}
