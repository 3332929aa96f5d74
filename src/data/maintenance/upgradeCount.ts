/** Documents of one collection: read, written, still to be written (dry, or beyond `most`), and beyond repair. */
export type UpgradeCount = { read: number; upgraded: number; left: number; unreadable: string[] }

export const noCount = (): UpgradeCount => ({ read: 0, upgraded: 0, left: 0, unreadable: [] })
