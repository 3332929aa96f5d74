// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { addKeys, addLayer, PAGE_LAYER, type KeyBinding } from './keyBindings'

const undo: (() => void)[] = []
const heard: string[] = []

function bind(bindings: KeyBinding[], layer = PAGE_LAYER) {
  undo.push(addKeys({ group: 'Test', layer, bindings }))
}
const says = (name: string, keys: string, more: Partial<KeyBinding> = {}): KeyBinding => ({
  keys,
  label: name,
  run: () => heard.push(name),
  ...more,
})

function press(key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event
}

function field(tag: string, type = '') {
  const element = document.createElement(tag)
  if (type) element.setAttribute('type', type)
  document.body.append(element)
  return element
}

afterEach(() => {
  undo.splice(0).forEach((run) => run())
  heard.length = 0
  document.body.innerHTML = ''
})

test('a bound key runs and is not heard by the browser too', () => {
  bind([says('new', 'n')])
  expect(press('n').defaultPrevented).toBe(true)
  expect(press('z').defaultPrevented).toBe(false)
  expect(heard).toEqual(['new'])
})

test.each(['input', 'textarea', 'select'])('letters are inert inside a %s', (tag) => {
  bind([says('new', 'n'), says('help', '?')])
  press('n', {}, field(tag))
  press('?', {}, field(tag))
  expect(heard).toEqual([])
})

test('a checkbox is no place to type: letters work there', () => {
  bind([says('new', 'n')])
  press('n', {}, field('input', 'checkbox'))
  expect(heard).toEqual(['new'])
})

test('a chord may work while typing', () => {
  bind([says('save', 'mod+enter', { inInputs: true })])
  press('Enter', { ctrlKey: true }, field('input'))
  press('Enter', { metaKey: true }, field('input'))
  expect(heard).toEqual(['save', 'save'])
})

test('a letter with Ctrl is another key', () => {
  bind([says('new', 'n')])
  press('n', { ctrlKey: true })
  expect(heard).toEqual([])
})

test('two keys one after the other go to a screen, and the second alone does not', () => {
  bind([says('dashboard', 'g d'), says('delete', 'd')])
  press('g')
  press('d')
  press('d')
  expect(heard).toEqual(['dashboard', 'delete'])
})

test('a page is silent while a dialog stands above it', () => {
  bind([says('page', 'n')])
  const leave = addLayer('dialog')
  bind([says('dialog', 'n')], 'dialog')
  press('n')
  leave()
  press('n')
  expect(heard).toEqual(['dialog', 'page'])
})

test('what was bound last is heard first', () => {
  bind([says('far', 'e')])
  bind([says('near', 'e')])
  press('e')
  expect(heard).toEqual(['near'])
})

test('a key that something else has answered is left alone', () => {
  bind([says('close', 'esc')])
  const inner = field('div')
  inner.addEventListener('keydown', (event) => event.preventDefault())
  press('Escape', {}, inner)
  expect(heard).toEqual([])
})

test('what is only listed runs nothing and stops nothing', () => {
  bind([{ keys: 'enter', label: 'Open' }])
  expect(press('Enter').defaultPrevented).toBe(false)
})
