import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import Segment from './Segment.svelte'

const options = [
  { value: 2, label: 'two' },
  { value: 3, label: 'three' },
  { value: 4, label: 'four', disabled: true },
]

test('it is a group of choices with a name, one of them chosen', () => {
  render(Segment, { label: 'Players', options, value: 3 })
  expect(screen.getByRole('radiogroup', { name: 'Players' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'three' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'two' }).checked).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'four' }).disabled).toBe(true)
})

test('a click chooses, and tells the value as it was given', async () => {
  const onchange = vi.fn()
  render(Segment, { label: 'Players', options, value: 3, onchange })
  await fireEvent.click(screen.getByRole('radio', { name: 'two' }))
  expect(onchange).toHaveBeenCalledExactlyOnceWith(2)
})

test('two groups on a page do not take from each other', async () => {
  render(Segment, { label: 'One', options, value: 2 })
  render(Segment, { label: 'Other', options, value: 3 })
  const [one, other] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'two' })
  await fireEvent.click(other!)
  expect(one!.checked).toBe(true)
})

test('a shown label names the group', () => {
  render(Segment, { label: 'Players', options, value: 2, showLabel: true })
  expect(screen.getByText('Players')).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Players' })).toBeTruthy()
})
