import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '../../say/say.svelte'
import Button from './Button.svelte'

const children = createRawSnippet(() => ({ render: () => '<span>End turn</span>' }))

beforeAll(() => loadTexts('core'))

test('a click does it', async () => {
  const onclick = vi.fn()
  render(Button, { children, onclick })
  await fireEvent.click(screen.getByRole('button', { name: 'End turn' }))
  expect(onclick).toHaveBeenCalledOnce()
})

test('what cannot be done stays in reach, does nothing and says why', async () => {
  const onclick = vi.fn()
  render(Button, { children, onclick, reason: 'Drive first.', rule: 'B6.5' })
  const button = screen.getByRole('button', { name: 'End turn' })
  await fireEvent.click(button)
  expect(onclick).not.toHaveBeenCalled()
  expect(button.hasAttribute('disabled')).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Drive first.')
  expect(screen.getByText('Rule B6.5').getAttribute('href')).toBe('/rules/board#B6.5')
})

test('while it is busy a second click does nothing', async () => {
  const onclick = vi.fn()
  render(Button, { children, onclick, busy: true })
  await fireEvent.click(screen.getByRole('button'))
  expect(onclick).not.toHaveBeenCalled()
})

test('with an address it is a link', () => {
  render(Button, { children, href: '/games' })
  expect(screen.getByRole('link', { name: 'End turn' }).getAttribute('href')).toBe('/games')
})
