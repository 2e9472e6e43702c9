import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RUTAS, TIPOS_GASTO } from '../../src/contract/catalogos'
import { cantidad, pesos, porcentaje } from '../../src/contract/numeros'
import { fechaRequerida, textoOpcional, textoRequerido } from '../../src/contract/textos'
import { z } from '../../src/contract/zod'
import { CheckboxField } from '../../src/ui/fields/CheckboxField'
import { Combobox } from '../../src/ui/fields/Combobox'
import { ComboboxField, FreeTextField } from '../../src/ui/fields/ComboboxField'
import { DateField } from '../../src/ui/fields/DateField'
import { MultilineField } from '../../src/ui/fields/MultilineField'
import { NumberField, PercentField, PesosField } from '../../src/ui/fields/NumberField'
import { SelectField } from '../../src/ui/fields/SelectField'
import { TextField } from '../../src/ui/fields/TextField'
import { Form } from '../../src/ui/form/Form'
import { useForm } from '../../src/ui/form/useForm'
import { montar } from './mount'

const CONDUCTORES = [
  { valor: '70', nombre: 'Álvaro Gómez', detalle: '70' },
  { valor: '71', nombre: 'María Ñáñez', detalle: '71' },
  { valor: '72', nombre: 'Óscar Gómez', detalle: '72' },
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
  const formik = useForm({
    esquema: Esquema,
    valoresIniciales: valores,
    onEnviar: async (enviados: Valores) => onEnviar(enviados),
  })
  return (
    <Form formik={formik}>
      <DateField name="fecha" label="Fecha" requerido />
      <DateField name="nacimiento" label="Nacimiento" formato="dd/MM/yyyy" />
      <NumberField name="viajes" label="Viajes" requerido />
      <PesosField name="valor" label="Valor" />
      <PercentField name="parte" label="Porcentaje" />
      <TextField name="nombre" label="Nombre" />
      <SelectField name="ruta" label="Ruta" opciones={RUTAS} placeholder="Seleccione una ruta" />
      <ComboboxField
        name="conductor"
        label="Conductor"
        opciones={CONDUCTORES}
        placeholder="Seleccione un conductor"
        etiquetaActual="Retirado Pérez"
      />
      <FreeTextField name="gasto" label="Gasto" sugerencias={TIPOS_GASTO} />
      <MultilineField name="comentario" label="Comentario" />
      <CheckboxField name="activo" label="Activo" />
      <button>Enviar</button>
    </Form>
  )
}

function abrir(valores: Partial<Valores> = {}) {
  const onEnviar = jest.fn<undefined, [Valores]>()
  montar(<Formulario valores={{ ...VACIO, ...valores }} onEnviar={onEnviar} />)
  return {
    user: userEvent.setup(),
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

describe('messages', () => {
  it('come when the person leaves the field, not while they first type, and go as soon as it is mended', async () => {
    const { user } = abrir()
    await user.click(campo('Fecha'))
    await user.keyboard('0503')
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
  it('take digits alone and are replaced when typed over', async () => {
    const { user, enviado } = abrir({ ...COMPLETO, viajes: 7 })
    await user.click(campo('Viajes'))
    await user.keyboard('1a2')
    expect(campo('Viajes')).toHaveValue('12')
    expect(await enviado('viajes')).toBe(12)
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
    ['typed', '1234,50'],
    ['typed', '1234.50'],
    ['pasted', '1234.50'],
    ['pasted', '1,234.50'],
  ])('with cents are refused, not multiplied: %s %s', async (como, texto) => {
    const { user } = abrir(COMPLETO)
    await user.clear(campo('Valor'))
    if (como === 'typed') await user.keyboard(texto)
    else await user.paste(texto)
    await user.tab()
    expect(await screen.findByText('Ingrese un número valido.')).toBeVisible()
    expect(campo('Valor')).toHaveValue('1.234,5')
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
  await user.tab()
  expect(await screen.findByText('Fecha es requerida.')).toBeVisible()
})

describe('a list that is still on its way', () => {
  /** A list of drivers that comes when it is told to. */
  function montarLista() {
    const elegir = jest.fn<undefined, [string, boolean?]>()
    const Lista = () => {
      const [opciones, setOpciones] = useState<typeof CONDUCTORES | null>(null)
      const [valor, setValor] = useState('')
      return (
        <>
          <Combobox
            id="conductor"
            label="Conductor"
            opciones={opciones ?? []}
            cargando={opciones === null}
            valor={valor}
            elegir={(nuevo, tarde) => {
              elegir(nuevo, tarde)
              setValor(nuevo)
            }}
            salir={() => undefined}
            input={{ 'aria-label': 'Conductor' }}
          />
          <input aria-label="Viajes" />
          <button onClick={() => setOpciones(CONDUCTORES)}>Llegar</button>
        </>
      )
    }
    montar(<Lista />)
    // Not a click, which would take the focus.
    const llegar = () => fireEvent.click(screen.getByRole('button', { name: 'Llegar' }))
    return { user: userEvent.setup(), elegir, llegar }
  }

  it.each([
    ['with Tab', '{Tab}6', 'gomez os', 'Óscar Gómez'],
    ['with Enter', '{Enter}', '71', 'María Ñáñez'],
  ])('takes what was typed and left %s once it comes', async (_como, tecla, texto, nombre) => {
    const { user, elegir, llegar } = montarLista()
    await user.type(combo('Conductor'), texto)
    expect(screen.getByText('Cargando…')).toBeVisible()
    expect(screen.queryByText('Sin coincidencias')).not.toBeInTheDocument()
    await user.keyboard(tecla)
    expect(combo('Conductor')).toHaveValue(texto)
    expect(elegir).not.toHaveBeenCalled()
    llegar()
    expect(combo('Conductor')).toHaveValue(nombre)
    expect(elegir).toHaveBeenCalledTimes(1)
    expect(elegir).toHaveBeenCalledWith(expect.any(String), true)
  })

  it('takes only the whole name when it was left with the pointer, and goes back when nobody bears it', async () => {
    const { user, elegir, llegar } = montarLista()
    await user.type(combo('Conductor'), 'gomez')
    await user.click(campo('Viajes'))
    expect(combo('Conductor')).toHaveValue('gomez')
    llegar()
    expect(combo('Conductor')).toHaveValue('')
    expect(elegir).not.toHaveBeenCalled()
  })

  describe('in a form that is sent meanwhile', () => {
    const Esquema = z.object({ conductor: textoOpcional(), nombre: textoOpcional() })

    /** Types a driver whose list has not come, sends with Ctrl+Enter, and lets the list come. */
    async function enviarAntes(texto: string) {
      const onEnviar = jest.fn<undefined, [{ conductor: string }]>()
      const Busqueda = () => {
        const [opciones, setOpciones] = useState<typeof CONDUCTORES | null>(null)
        const formik = useForm({
          esquema: Esquema,
          valoresIniciales: { conductor: '', nombre: '' },
          onEnviar: async (valores) => onEnviar(valores),
        })
        return (
          <Form formik={formik}>
            <ComboboxField
              name="conductor"
              label="Conductor"
              opciones={opciones ?? []}
              cargando={opciones === null}
            />
            <TextField name="nombre" label="Nombre" />
            <button type="button" onClick={() => setOpciones(CONDUCTORES)}>
              Llegar
            </button>
          </Form>
        )
      }
      montar(<Busqueda />)
      const user = userEvent.setup()
      await user.type(combo('Conductor'), `${texto}{Tab}Ana{Control>}{Enter}{/Control}`)
      expect(onEnviar).not.toHaveBeenCalled()
      fireEvent.click(screen.getByRole('button', { name: 'Llegar' }))
      return onEnviar
    }

    it('is waited for', async () => {
      const onEnviar = await enviarAntes('gomez os')
      await waitFor(() => expect(onEnviar).toHaveBeenCalledWith({ conductor: '72', nombre: 'Ana' }))
      expect(onEnviar).toHaveBeenCalledTimes(1)
    })

    it('sends nothing and goes to the field when nobody bears what was typed', async () => {
      const onEnviar = await enviarAntes('nadie')
      await waitFor(() => expect(combo('Conductor')).toHaveFocus())
      expect(onEnviar).not.toHaveBeenCalled()
      expect(campo('Nombre')).toHaveValue('Ana')
    })
  })

  it('shows what matches as soon as it comes, while one types', async () => {
    const { user, llegar } = montarLista()
    await user.type(combo('Conductor'), 'gomez')
    llegar()
    expect(opciones()).toEqual(['Álvaro Gómez 70', 'Óscar Gómez 72'])
    await user.keyboard('{Enter}')
    expect(combo('Conductor')).toHaveValue('Álvaro Gómez')
  })
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

  it('goes back to its value when what was typed is nobody', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Limpiar Conductor' }))
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
