/** Vite's dev server beside the emulators, for as long as the program that started it lives. */
import { createServer } from 'vite'
import { defaultPorts, host } from '../emulators/ports.mjs'
import { root } from '../steps/paths.mjs'

const server = await createServer({
  root,
  clearScreen: false,
  server: {
    host,
    port: Number(process.argv[2]),
    strictPort: true,
    proxy: { '/api': `http://${host}:${defaultPorts.hosting}` },
  },
})
await server.listen()
process.send?.({ ready: true })
process.on('disconnect', () => process.exit(0))
