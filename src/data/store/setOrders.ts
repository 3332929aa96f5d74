import type { CollectionId } from '@/domain/access/collections'
import { serverTime, type DocumentStore } from './documentStore'

export type Place = { id: string; order: number }

/** Puts records at other places of their order, all of them or none. */
export const setOrders =
  (store: DocumentStore, collection: CollectionId) =>
  (places: readonly Place[]): Promise<void> =>
    store.batch((writer) => {
      for (const { id, order } of places)
        writer.update(`${collection}/${id}`, [
          { at: ['order'], value: order },
          { at: ['updatedAt'], value: serverTime },
        ])
    })
