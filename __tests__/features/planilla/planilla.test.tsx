/** 'Planilla del día': what its rows show, and settlements that are typed or pasted in them. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { aConductor } from '../../server/builders'
import { failCall, delayCall } from '../../setup/calls'
import { buttonOf, cellUnder, rows } from '../../setup/screen'
import { storedLiquidacion, companyTested, sensorOf, OF_15 } from '../liquidaciones/listScreen'
import { openPlanilla, says, inFocus, waitForNote, rowOfBus, note, typedInPlanilla } from './sheet'

const testApp = companyTested()

const stored = () =>
  testApp.db
    .selectFrom('liquidaciones')
    .select(['busNumero', 'viajes', 'regIni', 'regFin', 'sensor', 'civica', 'tiquetes', 'liquidada'])
    .where('fecha', '=', '2026-03-05')
    .orderBy('busNumero')
    .execute()

const gastosOf = async (busNumero: string) => {
  const found = await testApp.db
    .selectFrom('gastos as g')
    .innerJoin('liquidaciones as l', 'l.uuid', 'g.liquidacionUuid')
    .select(['g.nombre', 'g.valor'])
    .where('l.busNumero', '=', busNumero)
    .where('l.fecha', '=', '2026-03-05')
    .orderBy('g.orden')
    .execute()
  return found.map(({ nombre, valor }) => `${nombre} ${valor}`)
}

const yesterday = (changes: object = {}) =>
  storedLiquidacion(testApp, { fecha: '2026-03-04', regIni: 173_000, regFin: 173_470, ...changes })
const yesterdayOf15 = () => yesterday({ ...OF_15, regIni: 90_000, regFin: 90_300 })
const fecha = () => screen.getByLabelText('Fecha', { selector: 'input' })

describe('a row', () => {
  test('is there for each bus by number: those settled filled and marked, the others with driver and register', async () => {
    await storedLiquidacion(testApp, { ...OF_15, liquidada: true })
    await yesterday()
    await openPlanilla(testApp)
    expect(rows().map(({ dataset }) => dataset.id)).toEqual(['12', '15', '17', '20'])
    const of12 = ['Reg. inicial', 'Reg. final', 'Conductor'].map((title) => says('12', title))
    expect(of12).toEqual(['173.470', '', 'Ana Álvarez'])
    const of15 = ['Reg. final', 'Pasajeros', 'Combustible'].map((title) => says('15', title))
    expect(of15).toEqual(['1.300', '300', '150.000'])
    expect(['15', '17', '20'].map(note)).toEqual(['Liquidada', '', ''])
  })

  test('typed with the keyboard alone is sent when it is left, with what was proposed and taken', async () => {
    await yesterday()
    const { type } = await typedInPlanilla(testApp, '6{Tab}')
    expect(inFocus()).toBe('12 regFin')
    await type('173860{Tab}')
    expect([says('12', 'Reg. final'), says('12', 'Pasajeros')]).toEqual(['173.860', '390'])
    await type('350{Enter}41{Tab}3{Tab}')
    expect(inFocus()).toBe('12 aseo')
    await waitFor(() => expect(says('12', 'Aseo')).toBe('Propuesto: 30.000'))
    await type('{Tab}')
    expect(note('12')).toBe('Sin guardar')
    expect(await stored()).toEqual([])
    await type('185000{Tab}')
    // The row of bus 15 is the next one; its register is loaded from nowhere.
    expect(inFocus()).toBe('15 viajes')
    await waitForNote('12', 'Pendiente')
    const figures = { viajes: 6, regIni: 173_470, regFin: 173_860, sensor: 350, civica: 41, tiquetes: 3 }
    expect(await stored()).toEqual([{ busNumero: '12', ...figures, liquidada: 0 }])
    expect(await gastosOf('12')).toEqual(['Aseo 30000', 'Combustible 185000'])
    expect(testApp.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  test('that only sensors have counted begins where the day before ended; their figures are passed over', async () => {
    await yesterday({ fecha: '2026-03-03', regIni: 172_800, regFin: 173_000 })
    await sensorOf(testApp, '12')
    await yesterday()
    const { goTo, type } = await openPlanilla(testApp)
    expect(note('12')).toBe('Solo sensor')
    expect([says('12', 'Reg. inicial'), says('12', 'Reg. final')]).toEqual(['173.470', ''])
    await goTo('12', 'Reg. final')
    await type('173760{Tab}')
    expect(inFocus()).toBe('12 tiquetes')
    expect(says('12', 'Pasajeros')).toBe('290')
    await type('{ArrowDown}')
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([{ viajes: 5, regIni: 173_470, regFin: 173_760, sensor: 280 }])
  })

  test('that is left incomplete, or that the server refuses, says why and stays as typed', async () => {
    await yesterday()
    const { goTo, type } = await typedInPlanilla(testApp, '6{ArrowDown}')
    await waitForNote('12', 'Sin guardar. La numeración final es requerida, puede ser 0.')
    await goTo('20', 'Viajes')
    await type('6{Tab}1000{Tab}1300{Tab}350{ArrowUp}')
    await waitForNote('20', 'Sin guardar. Conductor es requerido.')
    await goTo('20', 'Conductor')
    await type('{F2}')
    await type('Ana{Enter}')
    await goTo('17', 'Viajes')
    await waitForNote('20', /^No hay un pasaje|pasaje/)
    expect([says('20', 'Viajes'), says('20', 'Sensor')]).toEqual(['6', '350'])
    expect(rowOfBus('20')).toHaveClass('invalida')
    expect(await stored()).toEqual([])
  })

  test('can be seen by who may only look, who types nothing; what it may be wrong in is said when it is opened anew', async () => {
    await storedLiquidacion(testApp, { sensor: 600 })
    const { goTo, type } = await openPlanilla(testApp, 'consulta')
    expect(note('12')).toMatch(/^Pendiente\. El sensor .*difieren en/)
    await goTo('12', 'Viajes')
    await type('9{Tab}')
    expect(says('12', 'Viajes')).toBe('6')
    expect(() => buttonOf('Guardar todo')).toThrow()
  })

  test('that staff have entered has a stop of Tab at every cell that is typed, and the next one of another is a new one’s', async () => {
    await storedLiquidacion(testApp)
    await yesterday(OF_15)
    const { goTo, type } = await openPlanilla(testApp)
    await goTo('12', 'Sensor')
    await type('340')
    for (const field of ['civica', 'tiquetes', 'aseo', 'combustible']) {
      await type('{Tab}')
      expect(inFocus()).toBe(`12 ${field}`)
    }
    await type('{Shift>}{Tab}{/Shift}{Enter}')
    expect(inFocus()).toBe('12 combustible')
    expect(await stored()).toMatchObject([{ sensor: 350 }])
    await type('{Tab}')
    expect(inFocus()).toBe('15 viajes')
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([{ sensor: 340 }])
  })

  test('is stored with what is proposed in grey, whatever key leaves it, but for what was taken out', async () => {
    await yesterdayOf15()
    await yesterday()
    const { goTo, type } = await typedInPlanilla(testApp, '6{Tab}173860{Tab}350')
    await goTo('12', 'Combustible')
    await type('{Delete}')
    expect([says('12', 'Aseo'), says('12', 'Combustible')]).toEqual(['Propuesto: 30.000', '0'])
    await type('{ArrowDown}')
    await waitForNote('12', 'Pendiente')
    expect(await gastosOf('12')).toEqual(['Aseo 30000'])
    // Typed figures that are taken out are not proposed again.
    await goTo('15', 'Aseo')
    await type('12000{Tab}{ArrowLeft}{Delete}{Tab}')
    await goTo('15', 'Viajes')
    await type('7{Tab}90610{Tab}300{ArrowDown}')
    await waitForNote('15', 'Pendiente')
    expect(await gastosOf('15')).toEqual(['Combustible 150000'])
  })

  test('has its driver typed by a part of the name or by documento; a name that nobody or two have stays and is refused', async () => {
    await aConductor(testApp.db, { documento: '1003', nombre: 'Carlos Retirado', valido: 0 })
    for (const documento of ['2001', '2002']) await aConductor(testApp.db, { documento, nombre: 'Dora Díaz' })
    await yesterday()
    const { goTo, type, user } = await openPlanilla(testApp)
    const figures = '6\t173470\t173860\t\t350'
    await goTo('12', 'Conductor')
    await user.paste(`Ana Alvarez R\t${figures}\r\nCarlos Retirado\t${figures}\r\n\t${figures}`)
    await goTo('17', 'Conductor')
    await type('dora{Tab}')
    for (const [bus, name] of Object.entries({
      '12': 'Ana Alvarez R',
      '15': 'Carlos Retirado',
      '17': 'dora',
    })) {
      expect(says(bus, 'Conductor')).toBe(`${name}Sin guardar`)
      await waitForNote(bus, 'Sin guardar. Elija el conductor.')
    }
    await user.click(buttonOf('Guardar todo'))
    expect(note('17')).toBe('Sin guardar. Elija el conductor.')
    expect(testApp.calls.filter((call) => call.startsWith('POST /api/liquidaciones'))).toEqual([])

    for (const [bus, keys] of Object.entries({ '12': 'bern{Tab}', '15': '1002{Tab}', '17': 'bern{Enter}' })) {
      await goTo(bus, 'Conductor')
      await type(keys)
      await waitFor(() => expect(says(bus, 'Conductor')).toBe('Beto BernalSin guardar'))
    }
  })

  test('goes back to what was loaded with Escape, as an expense does alone; F2 edits what is there', async () => {
    await yesterday()
    const { goTo, type } = await typedInPlanilla(testApp, '{ArrowDown}8{Enter}')
    await waitFor(() => expect(says('15', 'Viajes')).toBe('8'))
    await goTo('15', 'Viajes')
    await type('{F2}')
    expect(document.activeElement).toHaveValue('8')
    await type('{Escape}{Escape}')
    await waitFor(() => expect([says('15', 'Viajes'), note('15')]).toEqual(['', '']))

    await goTo('12', 'Aseo')
    await type('20000{Tab}180000{Shift>}{Tab}{/Shift}')
    expect(inFocus()).toBe('12 aseo')
    await type('{Escape}')
    await waitFor(() => expect(says('12', 'Aseo')).not.toBe('20.000'))
    expect(says('12', 'Combustible')).toBe('180.000')
  })

  test('that may be wrong shows the doubtful cell, and Revisar leads to it', async () => {
    await yesterday()
    const { goTo, type, user } = await typedInPlanilla(testApp, '6')
    await goTo('12', 'Reg. inicial')
    await type('173000{Tab}173860{Tab}350{ArrowDown}')
    await waitFor(() => expect(cellUnder(rowOfBus('12'), 'Reg. inicial')).toHaveClass('dudosa'))
    await user.click(buttonOf('Guardar todo'))
    await user.click(await screen.findByRole('button', { name: 'Revisar' }))
    await waitFor(() => expect(inFocus()).toBe('12 regIni'))
    expect(await stored()).toEqual([])

    await goTo('15', 'Viajes')
    await user.click(buttonOf('Guardar todo'))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Guardar' }))
    await waitFor(async () => expect(await stored()).toHaveLength(1))
    expect(inFocus()).not.toBe('12 regIni')
  })

  test('is not left by a dialog over the sheet, after which it goes on', async () => {
    await yesterday()
    const { type } = await typedInPlanilla(testApp, '6{Tab}173860{Tab}350{Tab}')
    // jsdom has no focus while it goes from one element to another; a browser keeps it.
    jest.spyOn(document, 'hasFocus').mockReturnValue(true)
    await waitFor(async () => {
      await type('{Control>}k{/Control}')
      expect(screen.getByLabelText('Buscar en todo', { selector: 'input' })).toHaveFocus()
    })
    expect(note('12')).toBe('Sin guardar')
    await type('{Escape}')
    await waitFor(() => expect(inFocus()).toBe('12 civica'))
    expect([note('12'), await stored()]).toEqual(['Sin guardar', []])
  })

  test('is typed in the whole form in what is rare, with what it says, its proposals too; the next bus follows', async () => {
    await yesterday()
    await yesterdayOf15()
    const { user } = await typedInPlanilla(testApp, '6{Tab}173860{Tab}350{Enter}{F4}')
    expect(await screen.findByLabelText(/^Sensor/, { selector: 'input' })).toHaveValue('350')
    expect(screen.getByLabelText(/^Viajes/, { selector: 'input' })).toHaveFocus()
    expect(screen.getByLabelText('Valor del gasto 1')).toHaveAttribute('placeholder', '30.000')
    expect(screen.getByLabelText(/^Bus/, { selector: 'input' })).toBeDisabled()
    await user.type(screen.getByLabelText(/^Comentario/), 'Sin novedad')
    await user.click(screen.getByLabelText('Liquidada'))
    await user.click(buttonOf('Aceptar y siguiente'))
    await screen.findByRole('dialog', { name: 'Liquidación del bus 15' })
    await waitFor(() => expect(screen.getByLabelText(/^Viajes/, { selector: 'input' })).toHaveFocus())
    expect(screen.getByText('Pasajeros de registradora').nextElementSibling).toHaveTextContent(/^—$/)
    await user.click(buttonOf('Cancelar'))
    await waitForNote('12', 'Liquidada')
    expect([says('12', 'Más'), says('12', 'Aseo')]).toEqual(['comentario', '30.000'])
    expect(await stored()).toMatchObject([{ viajes: 6, regFin: 173_860 }])
  })
})

describe('a block that is pasted', () => {
  beforeEach(async () => {
    await yesterday()
    await yesterdayOf15()
  })

  test('goes over rows and columns, with no proposals, and waits for Guardar todo; a figure that can be read in two ways asks', async () => {
    const { goTo, type, user } = await openPlanilla(testApp)
    await waitFor(() => expect(says('12', 'Aseo')).toBe('Propuesto: 30.000'))
    await goTo('12', 'Viajes')
    // Pasajeros is nobody's to type.
    await user.paste("6\t173470\t173860\t390\t350,000\t41\r\n7\t90'300\t90.610\t310\t300,0\t20\r\n")
    const titles = ['Reg. final', 'Pasajeros', 'Sensor', 'Cívica', 'Aseo']
    expect(titles.map((title) => says('12', title))).toEqual([
      '173.860',
      '390',
      '350,000. ¿350.000 o 350?',
      '41',
      '0',
    ])
    expect(titles.map((title) => says('15', title))).toEqual(['90.610', '310', '300', '20', '0'])
    expect(screen.getByText('2 filas pegadas.')).toBeInTheDocument()
    expect(screen.getByText('2 filas sin guardar.')).toBeInTheDocument()
    expect(await stored()).toEqual([])

    await user.click(buttonOf('Guardar todo'))
    await waitForNote('15', 'Pendiente')
    await waitForNote('12', 'Sin guardar. ¿350.000 o 350?')
    await goTo('12', 'Sensor')
    await type('350{Tab}')
    await user.click(buttonOf('Guardar todo'))
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([
      { viajes: 6, regIni: 173_470, regFin: 173_860, sensor: 350 },
      { viajes: 7, regIni: 90_300, regFin: 90_610, sensor: 300 },
    ])
    expect(await gastosOf('12')).toEqual([])
  })

  test('goes to its buses where it begins with them, and a short register is no register', async () => {
    const { goTo, user } = await openPlanilla(testApp)
    await goTo('12', 'Bus')
    await user.paste('15\t\t7\t\t90610\r\n99\t\t5\r\n12\t\t6\t\t860\r\n')
    expect([says('15', 'Viajes'), says('15', 'Reg. final')]).toEqual(['7', '90.610'])
    expect([says('12', 'Viajes'), says('12', 'Reg. final')]).toEqual(['6', '860'])
    expect(screen.getByText('2 filas pegadas. 1 no caben o no se pueden cambiar.')).toBeInTheDocument()
  })

  test('waits over a row that was left too', async () => {
    const { goTo, user } = await typedInPlanilla(testApp, '6{Tab}173860{ArrowDown}')
    await waitForNote('12', /El sensor es requerido/)
    await goTo('15', 'Bus')
    await user.paste('12\t\t6\t173470\t173860\t\t350')
    expect([says('12', 'Sensor'), note('12')]).toEqual(['350', 'Sin guardar'])
    expect(await stored()).toEqual([])
    await user.click(buttonOf('Guardar todo'))
    await waitForNote('12', 'Pendiente')
    expect(await stored()).toMatchObject([{ viajes: 6, regFin: 173_860 }])
  })
})

describe('another day', () => {
  test('says that it is on its way and counts nothing, or is asked for again by a press; its field keeps the focus', async () => {
    await storedLiquidacion(testApp)
    const { user, router } = await openPlanilla(testApp)
    await screen.findByText('1 de 4 buses con liquidación.')
    const release = delayCall('GET /api/liquidaciones/planilla')
    await user.clear(fecha())
    await user.type(fecha(), '060326')
    await screen.findByText('Cargando…', { selector: 'p' })
    expect(screen.queryByText(/buses con liquidación/)).not.toBeInTheDocument()
    release()
    await screen.findByText('0 de 4 buses con liquidación.')
    expect(fecha()).toHaveFocus()

    const mend = failCall('GET /api/liquidaciones/planilla')
    act(() => void router.navigate('/liquidaciones/planilla?fecha=2026-03-07'))
    await screen.findByRole('button', { name: 'Reintentar' })
    mend()
    await user.click(buttonOf('Reintentar'))
    await waitFor(() => expect(rowOfBus('17')).toBeDefined())
  })

  test('and another screen ask first where rows are unsent; the field says the sheet’s day again', async () => {
    await yesterday()
    const { router, user } = await typedInPlanilla(testApp, '6{Tab}')
    for (const leave of [
      async () => act(() => void router.navigate('/buses')),
      async () => {
        await user.clear(fecha())
        await user.type(fecha(), '060326')
      },
    ]) {
      await leave()
      await screen.findByText('Cambios sin guardar')
      await user.click(buttonOf('Seguir editando'))
      await waitFor(() => expect(screen.queryByText('Cambios sin guardar')).not.toBeInTheDocument())
    }
    await waitFor(() => expect(fecha()).toHaveValue('05/03/26'))
    expect(router.state.location.search).toBe('?fecha=2026-03-05')
    expect(says('12', 'Viajes')).toBe('6')
  })
})
