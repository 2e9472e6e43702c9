import { screen } from '@testing-library/react'
import { DraftNotice } from '../../../src/ui/drafts/DraftNotice'
import { mount } from '../mount'

it('tells day and time by the company’s clock', () => {
  mount(<DraftNotice keptAt="2026-11-22T01:05:00.000Z" onDiscard={() => undefined} />)
  expect(screen.getByText('Borrador recuperado del 21/11 a las 20:05')).toBeVisible()
})
