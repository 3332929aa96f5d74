// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { menuOf } from '@/domain/access/screens'
import type { Role } from '@/domain/access/role'
import { PersonContext } from '@/ui/person'
import { SideMenu } from './SideMenu'

function open(role: Role, { at = '/members/packages', isShown = true, person = 'asha' } = {}) {
  render(
    <PersonContext value={person}>
      <MemoryRouter initialEntries={[at]}>
        <SideMenu
          ref={createRef()}
          id="menu"
          sections={menuOf(role)}
          isShown={isShown}
          isFloating={false}
          onNavigate={() => undefined}
        />
      </MemoryRouter>
    </PersonContext>,
  )
}

const section = (name: string) => screen.getByRole('button', { name })
const isExpanded = (name: string) => section(name).getAttribute('aria-expanded') === 'true'

afterEach(() => {
  cleanup()
  window.localStorage.clear()
})

describe('the side menu (SPECIFICATION 2 and 6)', () => {
  it('shows Sales the registered centres and nothing else', () => {
    open('SALES')
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Registered Gyms'])
  })

  it('shows a centre owner no Gyms section', () => {
    open('CLIENT')
    expect(screen.queryByRole('button', { name: 'Gyms' })).toBeNull()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/members')
  })

  it('marks exactly the current screen, not the ones whose path it continues', () => {
    open('CLIENT')
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.textContent)).toEqual(['Member Packages'])
  })

  it('starts with every section expanded, and keeps collapsed what the person collapsed (PRODUCT 2.N)', () => {
    open('CLIENT')
    expect(isExpanded('Home') && isExpanded('Members')).toBe(true)
    fireEvent.click(section('Members'))
    expect(isExpanded('Members')).toBe(false)
    cleanup()
    open('CLIENT')
    expect(isExpanded('Members')).toBe(false)
    expect(isExpanded('Home')).toBe(true)
    fireEvent.click(section('Members'))
    expect(isExpanded('Members')).toBe(true)
  })

  it('collapses for the person, not for whoever else signs in on this device (PRODUCT 2.N)', () => {
    open('CLIENT')
    fireEvent.click(section('Members'))
    cleanup()
    open('CLIENT', { person: 'ravi' })
    expect(isExpanded('Members')).toBe(true)
    cleanup()
    open('CLIENT')
    expect(isExpanded('Members')).toBe(false)
  })

  it('takes the links of a collapsed section and of a hidden menu out of reach', () => {
    open('CLIENT')
    fireEvent.click(section('Members'))
    expect(screen.getByText('Active Members').closest('[inert]')).not.toBeNull()
    cleanup()
    open('CLIENT', { isShown: false })
    expect(document.getElementById('menu')?.hasAttribute('inert')).toBe(true)
  })
})
