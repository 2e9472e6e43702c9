import { screen } from '@testing-library/react'

/** What jsdom itself says: each label's `control`, which is left as it is. */
const byControl = (field: Element) =>
  [...document.querySelectorAll('label')].filter(({ control }) => control === field)

const labelsOf = (id: string) => {
  const field = document.getElementById(id) as HTMLInputElement
  const texts = field.labels && [...field.labels].map(({ textContent }) => textContent.trim())
  expect(texts ?? []).toEqual(byControl(field).map(({ textContent }) => textContent.trim()))
  return texts
}

const show = (html: string) => void (document.body.innerHTML = html)

describe('the labels of a field in a page test', () => {
  it('are those that name it and the one around it, in the order of the page', () => {
    show(`<label for="valor">Uno</label><label>Dos <input id="valor"></label><label for="valor">Tres</label>`)
    expect(labelsOf('valor')).toEqual(['Uno', 'Dos', 'Tres'])
    expect(screen.getByLabelText('Tres')).toBe(document.getElementById('valor'))
  })

  it('are found for hidden, disabled and read-only fields, and never for a field of type hidden', () => {
    show(`
      <label for="oculto">Oculto</label><input id="oculto" style="display: none">
      <label for="inhabilitado">Inhabilitado</label><select id="inhabilitado" disabled></select>
      <fieldset disabled><label for="leido">Leído</label><textarea id="leido" readonly></textarea></fieldset>
      <label for="secreto">Secreto</label><input id="secreto" type="hidden">`)
    expect(labelsOf('oculto')).toEqual(['Oculto'])
    expect(labelsOf('inhabilitado')).toEqual(['Inhabilitado'])
    expect(labelsOf('leido')).toEqual(['Leído'])
    expect(labelsOf('secreto')).toBeNull()
  })

  it('follow a field that is given another label, another id or another type', () => {
    show(`<label for="valor">Valor</label><label for="otro">Otro</label><input id="valor">`)
    const [first] = document.querySelectorAll('label')
    first!.textContent = 'Valor neto'
    expect(labelsOf('valor')).toEqual(['Valor neto'])
    const field = document.getElementById('valor') as HTMLInputElement
    field.id = 'otro'
    expect(labelsOf('otro')).toEqual(['Otro'])
    field.type = 'hidden'
    expect(labelsOf('otro')).toBeNull()
  })

  it('go to the first element of an id and to the first field in a label alone', () => {
    show(`
      <label for="doble">Doble</label><input id="doble" class="primero"><input id="doble" class="segundo">
      <label>Rodeado <input id="uno"><input id="dos"></label>
      <label for="nadie">De nadie <input id="tres"></label>`)
    const [first, second] = document.querySelectorAll<HTMLInputElement>('#doble')
    expect(first!.labels).toHaveLength(1)
    expect(second!.labels).toHaveLength(0)
    expect(labelsOf('uno')).toEqual(['Rodeado'])
    expect(labelsOf('dos')).toEqual([])
    expect(labelsOf('tres')).toEqual([])
  })

  it('are none for a field that is not in the page', () => {
    const loose = document.createElement('input')
    loose.id = 'valor'
    show('<label for="valor">Valor</label>')
    expect(loose.labels).toHaveLength(0)
  })
})
