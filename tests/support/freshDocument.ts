import { vi } from 'vitest'

/** Files of one process begin with an empty page, and with modules of ours that remember nothing of the file before. */
document.head.replaceChildren()
document.body.replaceChildren()
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name)
for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name)
window.localStorage.clear()
window.sessionStorage.clear()
window.history.replaceState(null, '', '/')
vi.resetModules()
