import { describe, expect, it } from 'vitest'
import { firebaseConfigFrom } from './firebaseConfig'

const real = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'our-project',
  VITE_FIREBASE_STORAGE_BUCKET: 'our-bucket',
}

describe('which Firebase a page talks to', () => {
  it.each(['127.0.0.1', 'localhost'])(
    'the demo project on the emulators of %s when nothing is configured',
    (host) => {
      expect(firebaseConfigFrom({}, host)).toMatchObject({
        options: { projectId: 'demo-fitness', storageBucket: 'demo-fitness.appspot.com' },
        emulators: { host, auth: 9099, firestore: 8080, storage: 9199 },
      })
    },
  )

  it('the ports that the build has baked in', () => {
    const env = { VITE_EMULATOR_PORTS: '{"auth":19090,"firestore":19091,"storage":19093}' }
    expect(firebaseConfigFrom(env, '127.0.0.1').emulators).toEqual({
      host: '127.0.0.1',
      auth: 19090,
      firestore: 19091,
      storage: 19093,
    })
  })

  it('the real project when it is configured, even on this machine', () => {
    const config = firebaseConfigFrom(real, 'localhost')
    expect(config.emulators).toBeNull()
    expect(config.options).toMatchObject({
      projectId: 'our-project',
      authDomain: 'our-project.firebaseapp.com',
      storageBucket: 'our-bucket',
    })
  })

  it('the emulators when they are asked for by name', () => {
    expect(firebaseConfigFrom({ ...real, VITE_EMULATORS: '1' }, 'example.com').emulators).toMatchObject({
      host: '127.0.0.1',
    })
  })

  it('none, with a word on what is missing, when a deployed page was built without a configuration', () => {
    expect(() => firebaseConfigFrom({}, 'example.com')).toThrow(/VITE_FIREBASE_API_KEY/)
  })
})
