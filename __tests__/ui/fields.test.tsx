import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RUTAS, TIPOS_GASTO } from '../../src/contract/catalogos'
import { cantidad, pesos, porcentaje } from '../../src/contract/numeros'
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
import { montar } from './mount'

const CONDUCTORES = [
  { value: '70', label: 'Álvaro Gómez', detail: '70' },
  { value: '71', label: 'María Ñáñez', detail: '71' },
  { value: '72', label: 'Óscar Gómez', detail: '72' },
]

const Esquema = z.object({
  fecha: fechaRequerida(),
  nacimiento: fechaRequerida('Nacimiento es requerido.'),
  viajes: cantidad({
    requerido: 'Los viajes son requeridos.',
    invalido: 'Ingrese un número valido de viajes.',
  }),
  valor: pesos({ requerido: 'El valor es requerido.', invalido: 'Ingrese un número valido.' }),
  parte: porcentaje({ requerido: 'El porcentaje es requerido.', invalido: 'Ingrese un número valido.' }),
  nombre: textoRequerido('El nombre es requerido.'),
  ruta: textoRequerido('La ruta es requerida.'),
  conductor: textoRequerido('Conductor es requerido.'),
  gasto: textoOpcional(),
  comentario: textoOpcional(),
  activo: z.boolean(),
})

const VACIO = {
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
type Valores = typeof VACIO

function Formulario({ valores, onEnviar }: { valores: Valores; onEnviar: (valores: Valores) => void }) {
  return (
    <Form schema={Esquema} initialValues={valores} onSubmit={async (enviados: Valores) => onEnviar(enviados)}>
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
      <FreeTextField name="gasto" label="Gasto" suggestions={TIPOS_GASTO} />
      <TextField multiline name="comentario" label="Comentario" />
      <CheckboxField name="activo" label="Activo" />
      <button type="submit">Enviar</button>
    </Form>
  )
}

function abrir(valores: Partial<Valores> = {}) {
  const onEnviar = jest.fn<undefined, [Valores]>()
  montar(<Formulario valores={{ ...VACIO, ...valores }} onEnviar={onEnviar} />)
  return {
    user: userEvent.setup(),
    onEnviar,
    /** What the form sends, its other fields filled in so that it can be sent. */
    enviado: async (campo: keyof Valores) => {
      await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
      await waitFor(() => expect(onEnviar).toHaveBeenCalled())
      return onEnviar.mock.calls[0]?.[0][campo]
    },
  }
}

const COMPLETO = {
  fecha: '2026-03-05',
  nacimiento: '1955-12-31',
  viajes: 4,
  valor: 15000,
  parte: 12.8,
  nombre: 'Ana',
  ruta: 'CCNT',
  conductor: '70',
}
const campo = (nombre: string) => screen.getByLabelText(nombre)
const combo = (nombre: string) => screen.getByRole('combobox', { name: nombre })
const opciones = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

it('shows each value in its own manner', () => {
  abrir({ ...COMPLETO, activo: true })
  expect(campo('Fecha')).toHaveValue('05/03/26')
  expect(campo('Nacimiento')).toHaveValue('31/12/1955')
  expect(campo('Viajes')).toHaveValue('4')
  expect(campo('Valor')).toHaveValue('15.000')
  expect(campo('Porcentaje')).toHaveValue('12,8')
  expect(campo('Ruta')).toHaveDisplayValue('Circular Coonatra')
  expect(combo('Conductor')).toHaveValue('Álvaro Gómez')
  expect(campo('Activo')).toBeChecked()
})

it('shows a value that is put back, also the one from before the only key', async () => {
  const { user } = abrir({ viajes: 4 })
  await user.tripleClick(campo('Viajes'))
  await user.keyboard('5')
  expect(campo('Viajes')).toHaveValue('5')
  fireEvent.reset(document.querySelector('form')!)
  expect(campo('Viajes')).toHaveValue('4')
})

describe('messages', () => {
  it('do not come for a field that is left as it was', async () => {
    const { user } = abrir()
    for (let field = 0; field < 12; field += 1) await user.tab()
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  })

  it('come when the person leaves the field, not while they first type, and go as soon as it is mended', async () => {
    const { user } = abrir()
    await user.click(campo('Fecha'))
    await user.keyboard('3102')
    expect(screen.queryByText('Ingrese una fecha válida.')).not.toBeInTheDocument()
    await user.tab()
    expect(await screen.findByText('Ingrese una fecha válida.')).toBeVisible()
    expect(campo('Fecha')).toHaveAccessibleDescription('Ingrese una fecha válida.')
    expect(campo('Fecha')).toBeInvalid()
    await user.click(campo('Fecha'))
    await user.keyboard('050326')
    await waitFor(() => expect(campo('Fecha')).not.toBeInvalid())
  })

  it('of every field come when it is sent, and the focus goes to the first', async () => {
    const { user } = abrir({ viajes: 4 })
    await user.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(await screen.findByText('Fecha es requerida.')).toBeVisible()
    expect(screen.getByText('La ruta es requerida.')).toBeVisible()
    expect(screen.queryByText('Los viajes son requeridos.')).not.toBeInTheDocument()
    await waitFor(() => expect(campo('Fecha')).toHaveFocus())
  })
})

describe('whole numbers', () => {
  it('are replaced when typed over', async () => {
    const { user, enviado } = abrir({ ...COMPLETO, viajes: 7 })
    await user.click(campo('Viajes'))
    await user.keyboard('12')
    expect(campo('Viajes')).toHaveValue('12')
    expect(await enviado('viajes')).toBe(12)
  })

  it.each(['1a2', '180k', '100+80', '1.2.3'])('are read or refused, never guessed: %s', async (texto) => {
    const { user, onEnviar } = abrir({ ...COMPLETO, viajes: 7 })
    await user.click(campo('Viajes'))
    await user.keyboard(`${texto}{Enter}`)
    expect(await screen.findByText('Ingrese un número valido de viajes.')).toBeVisible()
    expect(campo('Viajes')).toHaveValue(texto)
    expect(onEnviar).not.toHaveBeenCalled()
    await user.clear(campo('Viajes'))
    await user.keyboard('8')
    await waitFor(() => expect(campo('Viajes')).not.toBeInvalid())
  })

  it('part their thousands as sums do, and read as in a table', async () => {
    const { user, enviado } = abrir({ ...COMPLETO, viajes: 173470 })
    expect(campo('Viajes')).toHaveValue('173.470')
    await user.clear(campo('Viajes'))
    await user.type(campo('Viajes'), '1734705')
    expect(campo('Viajes')).toHaveValue('1.734.705')
    expect(await enviado('viajes')).toBe(1734705)
  })

  it('with decimals are refused, not multiplied', async () => {
    const { user } = abrir({ ...COMPLETO, viajes: 7 })
    await user.click(campo('Viajes'))
    await user.keyboard('1.5')
    await user.tab()
    expect(await screen.findByText('Ingrese un número valido de viajes.')).toBeVisible()
    expect(campo('Viajes')).toHaveValue('1,5')
  })

  it('are empty, not zero, when emptied', async () => {
    const { user } = abrir({ ...COMPLETO })
    await user.clear(campo('Viajes'))
    await user.tab()
    expect(await screen.findByText('Los viajes son requeridos.')).toBeVisible()
  })

  it('let a minus through, so that the form can say that it will not do', async () => {
    const { user } = abrir(COMPLETO)
    await user.clear(campo('Viajes'))
    await user.type(campo('Viajes'), '-3')
    await user.tab()
    expect(await screen.findByText('Ingrese un número valido de viajes.')).toBeVisible()
  })
})

describe('pesos', () => {
  it('part their thousands while they are typed', async () => {
    const { user, enviado } = abrir({ ...COMPLETO, valor: '' })
    await user.type(campo('Valor'), '1234567')
    expect(campo('Valor')).toHaveValue('1.234.567')
    expect(await enviado('valor')).toBe(1234567)
  })

  it('leave the caret where a digit was put or taken', async () => {
    const { user } = abrir({ ...COMPLETO, valor: 1234567 })
    const valor = screen.getByLabelText<HTMLInputElement>('Valor')
    await user.type(valor, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(valor).toHaveValue('12.934.567')
    expect(valor.selectionStart).toBe(4)
    await user.keyboard('{Backspace}')
    expect(valor).toHaveValue('1.234.567')
    expect(valor.selectionStart).toBe(3)
  })

  it('take a pasted sum', async () => {
    const { user, enviado } = abrir(COMPLETO)
    await user.clear(campo('Valor'))
    await user.paste('$ 1.234')
    expect(campo('Valor')).toHaveValue('1.234')
    expect(await enviado('valor')).toBe(1234)
  })

  it.each([
    ['typed', '1234,50', '1.234,5'],
    ['typed', '1234.50', '1.234.50'],
    ['pasted', '1234.50', '1.234,5'],
    ['pasted', '1,234.50', '1.234,5'],
    ['typed', '180k', '180k'],
    ['pasted', '100+80', '100+80'],
  ])('with cents, or more than a figure, are refused, not made a sum: %s %s', async (como, texto, queda) => {
    const { user } = abrir(COMPLETO)
    await user.clear(campo('Valor'))
    if (como === 'typed') await user.keyboard(texto)
    else await user.paste(texto)
    await user.tab()
    expect(await screen.findByText('Ingrese un número valido.')).toBeVisible()
    expect(campo('Valor')).toHaveValue(queda)
  })
})

it('takes percentages with comma or point', async () => {
  const { user, enviado } = abrir({ ...COMPLETO, parte: '' })
  await user.type(campo('Porcentaje'), '12.5')
  expect(campo('Porcentaje')).toHaveValue('12,5')
  expect(await enviado('parte')).toBe(12.5)
})

describe('dates', () => {
  it('are typed as digits and held as YYYY-MM-DD', async () => {
    const { user, enviado } = abrir({ ...COMPLETO, fecha: '' })
    await user.type(campo('Fecha'), '050626')
    expect(campo('Fecha')).toHaveValue('05/06/26')
    expect(await enviado('fecha')).toBe('2026-06-05')
  })

  it('take a whole year too, and shorten it on leaving', async () => {
    const { user, enviado } = abrir({ ...COMPLETO, fecha: '' })
    await user.type(campo('Fecha'), '05062026')
    expect(campo('Fecha')).toHaveValue('05/06/2026')
    await user.tab()
    expect(campo('Fecha')).toHaveValue('05/06/26')
    expect(await enviado('fecha')).toBe('2026-06-05')
  })

  it('are of this month where only the day is typed, and of this year without one', async () => {
    const { user, enviado } = abrir({ ...COMPLETO, fecha: '' })
    const [year, month] = today().split('-')
    await user.type(campo('Fecha'), '7{Tab}')
    expect(campo('Fecha')).toHaveValue(`07/${month}/${year?.slice(2)}`)
    await user.clear(campo('Fecha'))
    await user.type(campo('Fecha'), '0503{Enter}')
    expect(await enviado('fecha')).toBe(`${year}-03-05`)
  })

  it('of birth take two digits for the latest such year that is past, and show four', async () => {
    const { user, enviado } = abrir({ ...COMPLETO, nacimiento: '' })
    await user.type(campo('Nacimiento'), '311255')
    expect(campo('Nacimiento')).toHaveValue('31/12/55')
    await user.tab()
    expect(campo('Nacimiento')).toHaveValue('31/12/1955')
    expect(await enviado('nacimiento')).toBe('1955-12-31')
  })

  it('are cleared, and set to today, under the calendar', async () => {
    const { user, enviado } = abrir(COMPLETO)
    const open = () => user.click(screen.getByRole('button', { name: 'Elegir Fecha en el calendario' }))
    await open()
    await user.click(await screen.findByRole('button', { name: 'Limpiar' }))
    await waitFor(() => expect(campo('Fecha')).toHaveValue(''))
    await open()
    await user.click(await screen.findByRole('button', { name: 'Hoy' }))
    expect(await enviado('fecha')).toBe(today())
  })

  it('are chosen in a calendar', async () => {
    const { user, enviado } = abrir(COMPLETO)
    await user.click(screen.getByRole('button', { name: 'Elegir Fecha en el calendario' }))
    const calendario = await screen.findByRole('dialog', { name: 'Calendario de Fecha' })
    expect(await within(calendario).findByText('marzo 2026')).toBeInTheDocument()
    await user.click(within(calendario).getByRole('gridcell', { name: '9' }))
    await waitFor(() => expect(campo('Fecha')).toHaveValue('09/03/26'))
    expect(await enviado('fecha')).toBe('2026-03-09')
  })
})

it('does not take a visit to its calendar for leaving the field empty', async () => {
  const { user } = abrir()
  await user.click(screen.getByRole('button', { name: 'Elegir Fecha en el calendario' }))
  expect(await screen.findByRole('grid')).toBeInTheDocument()
  expect(campo('Fecha')).not.toBeInvalid()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  expect(campo('Fecha')).not.toBeInvalid()
  expect(screen.queryByText('Fecha es requerida.')).not.toBeInTheDocument()
})

describe('a list that is still on its way', () => {
  const Esquema = z.object({ conductor: textoOpcional(), nombre: textoOpcional() })

  /** A form with a driver, whose list comes when it is told to. */
  function mountList() {
    const onEnviar = jest.fn<undefined, [{ conductor: string }]>()
    const onSelect = jest.fn<undefined, [string, boolean]>()
    const Busqueda = () => {
      const [options, setOptions] = useState<typeof CONDUCTORES | null>(null)
      return (
        <Form
          schema={Esquema}
          initialValues={{ conductor: '', nombre: '' }}
          onSubmit={async (valores: { conductor: string; nombre: string }) => onEnviar(valores)}
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
    montar(<Busqueda />)
    // Not a click, which would take the focus.
    const arrive = () => fireEvent.click(screen.getByRole('button', { name: 'Llegar' }))
    return { user: userEvent.setup(), onEnviar, onSelect, arrive }
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
    expect(campo('Nombre')).toHaveValue('Ana')
  })

  it('keeps what was typed where several bear it, and says so', async () => {
    const { user, onEnviar, onSelect, arrive } = mountList()
    await user.type(combo('Conductor'), 'gomez')
    await user.click(campo('Nombre'))
    arrive()
    await user.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(await screen.findByText('Hay varias coincidencias: elija una.')).toBeVisible()
    expect(combo('Conductor')).toHaveValue('gomez')
    expect(onSelect).not.toHaveBeenCalled()
    expect(onEnviar).not.toHaveBeenCalled()
  })

  it('keeps the form that is sent meanwhile, and lets it go once it has come', async () => {
    const { user, onEnviar, arrive } = mountList()
    await user.type(combo('Conductor'), 'gomez os{Tab}Ana{Control>}{Enter}{/Control}')
    expect(await screen.findByText('La lista está cargando.')).toBeVisible()
    expect(onEnviar).not.toHaveBeenCalled()
    await user.click(campo('Nombre'))
    arrive()
    await waitFor(() => expect(combo('Conductor')).toHaveValue('Óscar Gómez'))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(onEnviar).toHaveBeenCalledWith({ conductor: '72', nombre: 'Ana' }))
  })

  it('shows what matches as soon as it comes, while one types', async () => {
    const { user, arrive } = mountList()
    await user.type(combo('Conductor'), 'gomez')
    arrive()
    expect(opciones()).toEqual(['Álvaro Gómez 70', 'Óscar Gómez 72'])
    await user.keyboard('{Enter}')
    expect(combo('Conductor')).toHaveValue('Álvaro Gómez')
  })
})

it('reads no bare document number: a driver is coming, or is named by what the number is', async () => {
  const Lista = ({ loading }: { loading: boolean }) => (
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
  const { rerender } = montar(<Lista loading />)
  expect(combo('Conductor')).toHaveValue('')
  expect(combo('Conductor')).toHaveAttribute('placeholder', 'Cargando…')
  rerender(<Lista loading={false} />)
  expect(combo('Conductor')).toHaveValue('Documento 1001')
})

describe('a list to search in', () => {
  it('finds by name or document without accents, and Enter takes the first', async () => {
    const { user, enviado } = abrir({ ...COMPLETO, conductor: '' })
    expect(combo('Conductor')).toHaveAttribute('placeholder', 'Seleccione un conductor')
    await user.type(combo('Conductor'), 'gomez os')
    expect(opciones()).toEqual(['Óscar Gómez 72'])
    await user.keyboard('{Enter}')
    expect(combo('Conductor')).toHaveValue('Óscar Gómez')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(await enviado('conductor')).toBe('72')
  })

  it('moves with the arrows and marks what it is at', async () => {
    const { user } = abrir({ ...COMPLETO, conductor: '' })
    await user.click(combo('Conductor'))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const marcada = document.getElementById(combo('Conductor').getAttribute('aria-activedescendant') ?? '')
    expect(marcada).toHaveTextContent('María Ñáñez')
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect(combo('Conductor')).toHaveValue('Óscar Gómez')
  })

  it('puts those first whose name begins with what is typed', async () => {
    const { user } = abrir({ ...COMPLETO, conductor: '' })
    await user.type(combo('Conductor'), 'o')
    expect(opciones()[0]).toBe('Óscar Gómez 72')
  })

  it('puts next those of whom another name begins with it, and those who only contain it last', () => {
    const named = ['Omar Ruiz', 'Ana Martínez', 'Mario Paz'].map((label) => ({ value: label, label }))
    expect(matchingOptions(named, 'mar').map(({ label }) => label)).toEqual([
      'Mario Paz',
      'Ana Martínez',
      'Omar Ruiz',
    ])
  })

  it('is left with Tab: a text that means one is taken, one that means several is not', async () => {
    const { user } = abrir({ ...COMPLETO, conductor: '' })
    await user.type(combo('Conductor'), 'gomez')
    await user.tab()
    expect(combo('Conductor')).toHaveValue('gomez')
    expect(combo('Conductor')).toBeInvalid()
    await user.clear(combo('Conductor'))
    await user.type(combo('Conductor'), 'oscar')
    await user.tab()
    expect(combo('Conductor')).toHaveValue('Óscar Gómez')
  })

  it('drops its message as soon as one is chosen', async () => {
    const { user } = abrir({ ...COMPLETO, conductor: '' })
    await user.type(combo('Conductor'), 'gomez')
    await user.tab()
    expect(combo('Conductor')).toBeInvalid()
    await user.click(combo('Conductor'))
    await user.click(screen.getByRole('option', { name: 'Óscar Gómez 72' }))
    await waitFor(() => expect(combo('Conductor')).toBeValid())
    expect(combo('Conductor')).toHaveFocus()
  })

  it('goes back to its value with Escape, and refuses what is nobody', async () => {
    const { user, enviado } = abrir(COMPLETO)
    await user.clear(combo('Conductor'))
    await user.type(combo('Conductor'), 'María')
    await user.keyboard('{Escape}')
    await user.tab()
    expect(combo('Conductor')).toHaveValue('')
    await user.type(combo('Conductor'), 'nadie')
    expect(screen.getByText('Sin coincidencias')).toBeInTheDocument()
    await user.clear(combo('Conductor'))
    await user.type(combo('Conductor'), '71{Enter}')
    expect(await enviado('conductor')).toBe('71')
  })

  it('is cleared with its button', async () => {
    const { user } = abrir(COMPLETO)
    await user.click(screen.getByLabelText('Limpiar Conductor'))
    expect(combo('Conductor')).toHaveValue('')
  })

  it('keeps reading a value that the list no longer has', () => {
    abrir({ ...COMPLETO, conductor: '99' })
    expect(combo('Conductor')).toHaveValue('Retirado Pérez')
  })

  it('takes any text when the list only suggests', async () => {
    const { user, enviado } = abrir(COMPLETO)
    await user.type(combo('Gasto'), 'comb')
    expect(opciones()).toEqual(['Combustible'])
    await user.clear(combo('Gasto'))
    await user.type(combo('Gasto'), 't')
    expect(opciones()).toEqual(['Taller', 'Tecnomecanica', 'Combustible', 'Preventiva'])
    await user.keyboard('{Escape}')
    await user.clear(combo('Gasto'))
    await user.type(combo('Gasto'), 'Parqueo')
    await user.tab()
    expect(await enviado('gasto')).toBe('Parqueo')
  })
})

it('holds the option’s own value, and nothing when the placeholder is chosen', async () => {
  const { user, enviado } = abrir(COMPLETO)
  await user.selectOptions(campo('Ruta'), 'Seleccione una ruta')
  await user.tab()
  expect(await screen.findByText('La ruta es requerida.')).toBeVisible()
  await user.selectOptions(campo('Ruta'), 'Calasanz Boston')
  expect(await enviado('ruta')).toBe('CBOS')
})
