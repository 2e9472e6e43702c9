import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RUTAS, TIPOS_GASTO } from '../../src/contract/catalogos'
import { cantidad, decimal, pesosRequeridos } from '../../src/contract/numeros'
import { today } from '../../src/api/client/today'
import { fechaRequerida, textoOpcional, textoRequerido } from '../../src/contract/textos'
import { z } from '../../src/contract/zod'
import { CheckboxField } from '../../src/ui/fields/CheckboxField'
import { AutocompleteField } from '../../src/ui/fields/AutocompleteField'
import { DateField } from '../../src/ui/fields/DateField'
import { FreeTextField } from '../../src/ui/fields/FreeTextField'
import { matchingOptions } from '../../src/ui/fields/options'
import { NumberField, PercentField, PesosField } from '../../src/ui/fields/NumberField'
import { SelectField } from '../../src/ui/fields/SelectField'
import { TextField } from '../../src/ui/fields/TextField'
import { Form } from '../../src/ui/form/Form'
import { mount } from './mount'
import { anotherHost } from '../setup/head'

const CONDUCTORES = [
  { value: '70', label: 'Álvaro Gómez', detail: '70' },
  { value: '71', label: 'María Ñáñez', detail: '71' },
  { value: '72', label: 'Óscar Gómez', detail: '72' },
]

const Schema = z.object({
  fecha: fechaRequerida(),
  nacimiento: fechaRequerida('Nacimiento es requerido.'),
  viajes: cantidad('Los viajes son requeridos.', 'Ingrese un número valido de viajes.'),
  valor: pesosRequeridos('El valor es requerido.', 'Ingrese un número valido.'),
  parte: decimal('El porcentaje es requerido.', 'Ingrese un número valido.', 6),
  nombre: textoRequerido('El nombre es requerido.'),
  ruta: textoRequerido('La ruta es requerida.'),
  conductor: textoRequerido('Conductor es requerido.'),
  gasto: textoOpcional(),
  comentario: textoOpcional(),
  activo: z.boolean(),
})

const EMPTY = {
  fecha: '',
  nacimiento: '',
  viajes: '' as number | '',
  valor: '' as number | '',
  parte: '' as number | '',
  nombre: '',
  ruta: '',
  conductor: '',
  gasto: '',
  comentario: '',
  activo: false,
}
type Values = typeof EMPTY

function TestForm({ valores, onSubmit }: { valores: Values; onSubmit: (values: Values) => void }) {
  return (
    <Form schema={Schema} initialValues={valores} onSubmit={async (sent: Values) => onSubmit(sent)}>
      <DateField name="fecha" label="Fecha" required />
      <DateField name="nacimiento" label="Nacimiento" format="dd/MM/yyyy" />
      <NumberField name="viajes" label="Viajes" required />
      <PesosField name="valor" label="Valor" />
      <PercentField name="parte" label="Porcentaje" />
      <TextField name="nombre" label="Nombre" />
      <SelectField name="ruta" label="Ruta" options={RUTAS} placeholder="Seleccione una ruta" />
      <AutocompleteField
        name="conductor"
        label="Conductor"
        options={CONDUCTORES}
        placeholder="Seleccione un conductor"
        currentLabel="Retirado Pérez"
      />
      <FreeTextField name="gasto" label="Gasto" suggestions={TIPOS_GASTO} completes />
      <TextField multiline name="comentario" label="Comentario" />
      <CheckboxField name="activo" label="Activo" />
      <button type="submit">Enviar</button>
    </Form>
  )
}

function openIt(values: Partial<Values> = {}) {
  const onSubmit = jest.fn<undefined, [Values]>()
  mount(<TestForm valores={{ ...EMPTY, ...values }} onSubmit={onSubmit} />)
  return {
    user: userEvent.setup(),
    onSubmit,
    /** Value that the form sends, its other fields filled in so that it can be sent. */
    sent: async (field: keyof Values) => {
      await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
      await waitFor(() => expect(onSubmit).toHaveBeenCalled())
      return onSubmit.mock.calls[0]?.[0][field]
    },
  }
}

const COMPLETE = {
  fecha: '2026-03-05',
  nacimiento: '1955-12-31',
  viajes: 4,
  valor: 15000,
  parte: 12.8,
  nombre: 'Ana',
  ruta: 'CCNT',
  conductor: '70',
}
const field = (name: string) => screen.getByLabelText(name)
const combo = (name: string) => screen.getByRole('combobox', { name })
const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

it('shows each value in its own manner', () => {
  openIt({ ...COMPLETE, activo: true })
  expect(field('Fecha')).toHaveValue('05/03/26')
  expect(field('Nacimiento')).toHaveValue('31/12/1955')
  expect(field('Viajes')).toHaveValue('4')
  expect(field('Valor')).toHaveValue('15.000')
  expect(field('Porcentaje')).toHaveValue('12,8')
  expect(field('Ruta')).toHaveDisplayValue('Circular Coonatra')
  expect(combo('Conductor')).toHaveValue('Álvaro Gómez')
  expect(field('Activo')).toBeChecked()
})

it('shows a value that is put back, also the one from before the only key', async () => {
  const { user } = openIt({ viajes: 4 })
  await user.tripleClick(field('Viajes'))
  await user.keyboard('5')
  expect(field('Viajes')).toHaveValue('5')
  fireEvent.reset(document.querySelector('form')!)
  expect(field('Viajes')).toHaveValue('4')
})

describe('messages', () => {
  it('do not come for a field that is left as it was', async () => {
    const { user } = openIt()
    for (let field = 0; field < 12; field += 1) await user.tab()
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  })

  it('come when the person leaves the field, not while they first type, and go as soon as it is mended', async () => {
    const { user } = openIt()
    await user.click(field('Fecha'))
    await user.keyboard('3102')
    expect(screen.queryByText('Ingrese una fecha válida.')).not.toBeInTheDocument()
    await user.tab()
    expect(await screen.findByText('Ingrese una fecha válida.')).toBeVisible()
    expect(field('Fecha')).toHaveAccessibleDescription('Ingrese una fecha válida.')
    expect(field('Fecha')).toBeInvalid()
    await user.click(field('Fecha'))
    await user.keyboard('050326')
    await waitFor(() => expect(field('Fecha')).not.toBeInvalid())
  })

  it('of every field come when it is sent, and the focus goes to the first', async () => {
    const { user } = openIt({ viajes: 4 })
    await user.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(await screen.findByText('Fecha es requerida.')).toBeVisible()
    expect(screen.getByText('La ruta es requerida.')).toBeVisible()
    expect(screen.queryByText('Los viajes son requeridos.')).not.toBeInTheDocument()
    await waitFor(() => expect(field('Fecha')).toHaveFocus())
  })
})

describe('figures', () => {
  it('part their thousands while nobody types in them', async () => {
    const { user, sent } = openIt({ ...COMPLETE, viajes: 173470, parte: 1012.5 })
    expect(field('Viajes')).toHaveValue('173.470')
    await user.click(field('Porcentaje'))
    expect(field('Porcentaje')).toHaveValue('1012,5')
    await user.click(field('Viajes'))
    expect(field('Viajes')).toHaveValue('173470')
    await user.keyboard('1734705')
    expect(field('Viajes')).toHaveValue('1734705')
    await user.tab()
    expect(field('Viajes')).toHaveValue('1.734.705')
    expect(await sent('viajes')).toBe(1734705)
  })

  // Which texts are figures is told in `figures.test.ts`.
  it.each([
    ['keyboard', '180k', '180k', 'Ingrese un número valido.'],
    ['paste', '150,000', '150,000', '¿150.000 o 150?'],
    ['keyboard', "3'500.000", '3.500.000', 3_500_000],
    ['paste', '$ 40,0', '40', 40],
  ] as const)(
    'are read, refused or asked about once the field is left: %s %s',
    async (how, text, remains, means) => {
      const { user, onSubmit, sent } = openIt(COMPLETE)
      await user.clear(field('Valor'))
      await user[how](text)
      await user.tab()
      expect(field('Valor')).toHaveValue(remains)
      if (typeof means === 'number') return expect(await sent('valor')).toBe(means)
      expect(await screen.findByText(means)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Enviar' }))
      await user.clear(field('Valor'))
      await user.keyboard('8')
      await waitFor(() => expect(field('Valor')).not.toBeInvalid())
      expect(onSubmit).not.toHaveBeenCalled()
    },
  )
})

it('says beside a percentage that it is over a hundred, and takes it', async () => {
  const { user, sent } = openIt({ ...COMPLETE, parte: 100 })
  expect(field('Porcentaje')).not.toHaveAccessibleDescription()
  await user.clear(field('Porcentaje'))
  await user.type(field('Porcentaje'), '120,5')
  expect(field('Porcentaje')).toHaveAccessibleDescription('Es más del 100 %.')
  expect(await sent('parte')).toBe(120.5)
})

describe('before another host', () => {
  beforeEach(anotherHost)

  it('no bound of ours is met', async () => {
    const { user, onSubmit, sent } = openIt(COMPLETE)
    const typed = [
      ['viajes', 'Viajes', '12345678901,5', 12_345_678_901.5],
      ['valor', 'Valor', '9.999.999.999.999,5', 9_999_999_999_999.5],
      ['nombre', 'Nombre', 'x'.repeat(200), 'x'.repeat(200)],
      ['comentario', 'Comentario', 'x'.repeat(900), 'x'.repeat(900)],
      ['parte', 'Porcentaje', '12,1234567', 12.1234567],
    ] as const
    for (const [, label, text] of typed) {
      await user.clear(field(label))
      await user.click(field(label))
      await user.paste(text)
    }
    await sent('viajes')
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject(
      Object.fromEntries(typed.map(([name, , , value]) => [name, value])),
    )
  })

  it.each([
    ['Viajes', '-1', 'Ingrese un número valido de viajes.'],
    ['Valor', '150,000', '¿150.000 o 150?'],
  ])('what the specification refuses is refused: %s %s', async (label, text, message) => {
    const { user } = openIt(COMPLETE)
    await user.clear(field(label))
    await user.type(field(label), text)
    await user.tab()
    expect(await screen.findByText(message)).toBeVisible()
  })
})

describe('dates', () => {
  it('take a whole year too, or a day alone, and are completed on leaving', async () => {
    const { user, sent } = openIt({ ...COMPLETE, fecha: '' })
    const [year, month] = today().split('-')
    await user.type(field('Fecha'), '7{Tab}')
    expect(field('Fecha')).toHaveValue(`07/${month}/${year?.slice(2)}`)
    await user.clear(field('Fecha'))
    await user.type(field('Fecha'), '05062026')
    expect(field('Fecha')).toHaveValue('05/06/2026')
    await user.tab()
    expect(field('Fecha')).toHaveValue('05/06/26')
    expect(await sent('fecha')).toBe('2026-06-05')
  })

  it('of birth take two digits for the latest such year that is past, and show four', async () => {
    const { user, sent } = openIt({ ...COMPLETE, nacimiento: '' })
    await user.type(field('Nacimiento'), '311255')
    expect(field('Nacimiento')).toHaveValue('31/12/55')
    await user.tab()
    expect(field('Nacimiento')).toHaveValue('31/12/1955')
    expect(await sent('nacimiento')).toBe('1955-12-31')
  })

  it('are cleared, and set to today, under the calendar', async () => {
    const { user, sent } = openIt(COMPLETE)
    const open = () => user.click(screen.getByRole('button', { name: 'Elegir Fecha en el calendario' }))
    await open()
    await user.click(await screen.findByRole('button', { name: 'Limpiar' }))
    await waitFor(() => expect(field('Fecha')).toHaveValue(''))
    await open()
    await user.click(await screen.findByRole('button', { name: 'Hoy' }))
    expect(await sent('fecha')).toBe(today())
  })

  it('are chosen in a calendar', async () => {
    const { user, sent } = openIt(COMPLETE)
    await user.click(screen.getByRole('button', { name: 'Elegir Fecha en el calendario' }))
    const calendar = await screen.findByRole('dialog', { name: 'Calendario de Fecha' })
    expect(await within(calendar).findByText('marzo 2026')).toBeInTheDocument()
    await user.click(within(calendar).getByRole('gridcell', { name: '9' }))
    await waitFor(() => expect(field('Fecha')).toHaveValue('09/03/26'))
    expect(await sent('fecha')).toBe('2026-03-09')
  })
})

it('does not take a visit to its calendar for leaving the field empty', async () => {
  const { user } = openIt()
  await user.click(screen.getByRole('button', { name: 'Elegir Fecha en el calendario' }))
  expect(await screen.findByRole('grid')).toBeInTheDocument()
  expect(field('Fecha')).not.toBeInvalid()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  expect(field('Fecha')).not.toBeInvalid()
  expect(screen.queryByText('Fecha es requerida.')).not.toBeInTheDocument()
})

describe('a list that is still on its way', () => {
  const Schema = z.object({ conductor: textoOpcional(), nombre: textoOpcional() })

  /** A form with a driver, whose list comes when it is told to. */
  function mountList() {
    const onSubmit = jest.fn<undefined, [{ conductor: string }]>()
    const onSelect = jest.fn<undefined, [string, boolean]>()
    const Search = () => {
      const [options, setOptions] = useState<typeof CONDUCTORES | null>(null)
      return (
        <Form
          schema={Schema}
          initialValues={{ conductor: '', nombre: '' }}
          onSubmit={async (values: { conductor: string; nombre: string }) => onSubmit(values)}
        >
          <AutocompleteField
            name="conductor"
            label="Conductor"
            options={options ?? []}
            loading={options === null}
            onSelect={onSelect}
          />
          <TextField name="nombre" label="Nombre" />
          <button type="button" onClick={() => setOptions(CONDUCTORES)}>
            Llegar
          </button>
          <button type="submit">Enviar</button>
        </Form>
      )
    }
    mount(<Search />)
    // Not a click, which would take the focus.
    const arrive = () => fireEvent.click(screen.getByRole('button', { name: 'Llegar' }))
    return { user: userEvent.setup(), onSubmit, onSelect, arrive }
  }

  it('takes what was typed and left once it comes, where it means one option', async () => {
    const { user, onSelect, arrive } = mountList()
    await user.type(combo('Conductor'), 'gomez os')
    expect(screen.getByText('Cargando…')).toBeVisible()
    expect(screen.queryByText('Sin coincidencias')).not.toBeInTheDocument()
    await user.keyboard('{Tab}Ana')
    expect(combo('Conductor')).toHaveValue('gomez os')
    arrive()
    await waitFor(() => expect(combo('Conductor')).toHaveValue('Óscar Gómez'))
    expect(onSelect.mock.calls).toEqual([['72', true]])
    expect(field('Nombre')).toHaveValue('Ana')
  })

  it('keeps what was typed where several bear it, and says so', async () => {
    const { user, onSubmit, onSelect, arrive } = mountList()
    await user.type(combo('Conductor'), 'gomez')
    await user.click(field('Nombre'))
    arrive()
    await user.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(await screen.findByText('Hay varias coincidencias: elija una.')).toBeVisible()
    expect(combo('Conductor')).toHaveValue('gomez')
    expect(onSelect).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('keeps the form that is sent meanwhile, and lets it go once it has come', async () => {
    const { user, onSubmit, arrive } = mountList()
    await user.type(combo('Conductor'), 'gomez os{Tab}Ana{Control>}{Enter}{/Control}')
    expect(await screen.findByText('La lista está cargando.')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(field('Nombre'))
    arrive()
    await waitFor(() => expect(combo('Conductor')).toHaveValue('Óscar Gómez'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ conductor: '72', nombre: 'Ana' }))
  })

  it('shows what matches as soon as it comes, while one types', async () => {
    const { user, arrive } = mountList()
    await user.type(combo('Conductor'), 'gomez')
    arrive()
    expect(options()).toEqual(['Álvaro Gómez 70', 'Óscar Gómez 72'])
    await user.keyboard('{Enter}')
    expect(combo('Conductor')).toHaveValue('Álvaro Gómez')
  })
})

it('reads no bare document number: a driver is coming, or is named by what the number is', async () => {
  const List = ({ loading }: { loading: boolean }) => (
    <Form
      schema={z.object({ conductor: textoOpcional() })}
      initialValues={{ conductor: '1001' }}
      onSubmit={async () => undefined}
    >
      <AutocompleteField
        name="conductor"
        label="Conductor"
        options={loading ? [] : CONDUCTORES}
        loading={loading}
        unknownLabel={(documento) => `Documento ${documento}`}
      />
    </Form>
  )
  const { rerender } = mount(<List loading />)
  expect(combo('Conductor')).toHaveValue('')
  expect(combo('Conductor')).toHaveAttribute('placeholder', 'Cargando…')
  rerender(<List loading={false} />)
  expect(combo('Conductor')).toHaveValue('Documento 1001')
})

describe('a list to search in', () => {
  it('finds by name or document without accents, and Enter takes the first', async () => {
    const { user, sent } = openIt({ ...COMPLETE, conductor: '' })
    expect(combo('Conductor')).toHaveAttribute('placeholder', 'Seleccione un conductor')
    await user.type(combo('Conductor'), 'gomez os')
    expect(options()).toEqual(['Óscar Gómez 72'])
    await user.keyboard('{Enter}')
    expect(combo('Conductor')).toHaveValue('Óscar Gómez')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(await sent('conductor')).toBe('72')
  })

  it('puts next those of whom another name begins with it, and those who only contain it last', () => {
    const named = ['Omar Ruiz', 'Ana Martínez', 'Mario Paz'].map((label) => ({ value: label, label }))
    expect(matchingOptions(named, 'mar').map(({ label }) => label)).toEqual([
      'Mario Paz',
      'Ana Martínez',
      'Omar Ruiz',
    ])
  })

  it('is left with Tab: a text that means one is taken, one that means several is marked until one is chosen', async () => {
    const { user } = openIt({ ...COMPLETE, conductor: '' })
    await user.type(combo('Conductor'), 'gomez')
    await user.tab()
    expect(combo('Conductor')).toHaveValue('gomez')
    expect(combo('Conductor')).toBeInvalid()
    await user.click(combo('Conductor'))
    await user.click(screen.getByRole('option', { name: 'Óscar Gómez 72' }))
    await waitFor(() => expect(combo('Conductor')).toBeValid())
    expect(combo('Conductor')).toHaveFocus()
    await user.clear(combo('Conductor'))
    await user.type(combo('Conductor'), 'alvaro')
    await user.tab()
    expect(combo('Conductor')).toHaveValue('Álvaro Gómez')
  })

  it('goes back to its value with Escape, and refuses what is nobody', async () => {
    const { user, sent } = openIt(COMPLETE)
    await user.clear(combo('Conductor'))
    await user.type(combo('Conductor'), 'María')
    await user.keyboard('{Escape}')
    await user.tab()
    expect(combo('Conductor')).toHaveValue('')
    await user.type(combo('Conductor'), 'nadie')
    expect(screen.getByText('Sin coincidencias')).toBeInTheDocument()
    await user.clear(combo('Conductor'))
    await user.type(combo('Conductor'), '71{Enter}')
    expect(await sent('conductor')).toBe('71')
  })

  it('keeps reading a value that the list no longer has', () => {
    openIt({ ...COMPLETE, conductor: '99' })
    expect(combo('Conductor')).toHaveValue('Retirado Pérez')
  })

  it.each([
    ['tecnom{Tab}', 'Tecnomecanica'],
    ['tecnom{Enter}', 'Tecnomecanica'],
    ['tecnom{Escape}{Tab}', 'tecnom'],
    ['t{Tab}', 't'],
  ])('makes of %s %s', async (keys, text) => {
    const { user } = openIt()
    await user.type(combo('Gasto'), keys)
    expect(combo('Gasto')).toHaveValue(text)
  })
})

it('holds the option’s own value, and nothing when the placeholder is chosen', async () => {
  const { user, sent } = openIt(COMPLETE)
  await user.selectOptions(field('Ruta'), 'Seleccione una ruta')
  await user.tab()
  expect(await screen.findByText('La ruta es requerida.')).toBeVisible()
  await user.selectOptions(field('Ruta'), 'Calasanz Boston')
  expect(await sent('ruta')).toBe('CBOS')
})
