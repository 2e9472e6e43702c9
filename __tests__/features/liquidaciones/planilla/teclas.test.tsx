import { act, screen, waitFor } from '@testing-library/react'
import { unConductor } from '../../../server/builders'
import { botonDe } from '../../../setup/screen'
import type { Oficina } from '../../../setup/page'
import { cortar } from '../../../setup/calls'
import { continuar, ingresarDeNuevo, vencerSesiones } from '../../../setup/session'
import { registrada, unaEmpresa, vaciar } from '../pantalla'
import { abrirPlanilla, dice, enFoco, esperarNota, nota } from './sheet'

/** The sheet as a spreadsheet: copying, pasting, restoring, saving what is left, leaving. */
let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(async () => {
  await vaciar(oficina)
  await registrada(oficina, { fecha: '2026-03-04', regIni: 173_000, regFin: 173_470 })
  const del15 = { fecha: '2026-03-04', busNumero: '15', conductorDocumento: '1002' }
  await registrada(oficina, { ...del15, regIni: 90_000, regFin: 90_300 })
})
afterAll(() => oficina.cerrar())

const guardadas = async () =>
  (
    await oficina.db
      .selectFrom('liquidaciones')
      .select(['busNumero', 'viajes', 'regFin'])
      .where('fecha', '=', '2026-03-05')
      .orderBy('busNumero')
      .execute()
  ).map(({ busNumero, viajes, regFin }) => [busNumero, viajes, regFin])

test('a block copied from Excel is pasted over rows and columns, and waits for Guardar todo', async () => {
  const { ir, user } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  // Reg. inicial stays where the block has nothing; Pasajeros is nobody's to type.
  await user.paste('6\t173470\t173860\t390\t350\t41\r\n7\t90300\t90610\t310\t300\t20\r\n')
  expect([dice('12', 'Reg. final'), dice('12', 'Pasajeros'), dice('12', 'Cívica')]).toEqual([
    '173.860',
    '390',
    '41',
  ])
  expect([dice('15', 'Reg. final'), dice('15', 'Sensor')]).toEqual(['90.610', '300'])
  expect(screen.getByText('2 filas pegadas.')).toBeInTheDocument()
  expect(screen.getByText('2 filas sin guardar.')).toBeInTheDocument()
  expect(await guardadas()).toEqual([])

  await user.click(botonDe('Guardar todo'))
  await esperarNota('15', 'Guardada, pendiente')
  await esperarNota('12', 'Guardada, pendiente')
  expect(await guardadas()).toEqual([
    ['12', 6, 173_860],
    ['15', 7, 90_610],
  ])
})

test('a block that begins with the buses goes to theirs, and a short register is no register', async () => {
  const { ir, user } = await abrirPlanilla(oficina)
  await ir('12', 'Bus')
  await user.paste('15\t\t7\t\t90610\r\n99\t\t5\r\n12\t\t6\t\t860\r\n')
  expect([dice('15', 'Viajes'), dice('15', 'Reg. final')]).toEqual(['7', '90.610'])
  expect([dice('12', 'Viajes'), dice('12', 'Reg. final')]).toEqual(['6', '860'])
  expect(screen.getByText('2 filas pegadas. 1 no caben o no se pueden cambiar.')).toBeInTheDocument()
})

test('a pasted name that is no active driver’s, or two drivers’, is told and holds its row back', async () => {
  await unConductor(oficina.db, { documento: '1003', nombre: 'Carlos Retirado', valido: 0 })
  for (const documento of ['2001', '2002']) await unConductor(oficina.db, { documento, nombre: 'Dora Díaz' })
  const { ir, user } = await abrirPlanilla(oficina)
  await ir('12', 'Conductor')
  const figures = '6\t173470\t173860\t\t350'
  await user.paste(
    `Ana Alvarez R\t${figures}\r\nCarlos Retirado\t7\t90300\t90610\t\t300\r\nDora Díaz\t${figures}\r\n\t${figures}`,
  )
  expect([dice('12', 'Conductor'), dice('15', 'Conductor')]).toEqual(['—Sin guardar', '—Sin guardar'])
  expect(
    screen.getByText(
      '4 filas pegadas. No hay un conductor activo, o hay más de uno, con este nombre: Ana Alvarez R (bus 12), Carlos Retirado (bus 15) y Dora Díaz (bus 17).',
    ),
  ).toBeInTheDocument()
  await user.click(botonDe('Guardar todo'))
  for (const bus of ['12', '15', '17']) await esperarNota(bus, 'Conductor es requerido.')
  expect(await guardadas()).toEqual([])

  await ir('12', 'Conductor')
  await user.paste('BETO BERNAL\r\n1001')
  expect([dice('12', 'Conductor'), dice('15', 'Conductor')]).toEqual([
    'Beto BernalSin guardar',
    'Ana ÁlvarezSin guardar',
  ])
})

test('what is pasted over a row that was left waits, as every pasted row', async () => {
  const { ir, teclear, user } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('6{Tab}860{ArrowDown}')
  await esperarNota('12', /El sensor es requerido/)
  await ir('15', 'Bus')
  await user.paste('12\t\t6\t173470\t173860\t\t350')
  expect([dice('12', 'Sensor'), nota('12')]).toEqual(['350', 'Sin guardar'])
  expect(await guardadas()).toEqual([])
  await user.click(botonDe('Guardar todo'))
  await esperarNota('12', 'Guardada, pendiente')
  expect(await guardadas()).toEqual([['12', 6, 173_860]])
})

test('Escape in an expense gives that one back what was loaded, and leaves the others', async () => {
  const { ir, teclear } = await abrirPlanilla(oficina)
  await ir('12', 'Aseo')
  await teclear('20000{Tab}180000{ArrowLeft}')
  expect(enFoco()).toBe('12 aseo')
  await teclear('{Escape}')
  await waitFor(() => expect(dice('12', 'Aseo')).not.toBe('20.000'))
  expect(dice('12', 'Combustible')).toBe('180.000')
})

test('a driver’s name that is typed and not chosen takes nobody’s place', async () => {
  const { ir, teclear } = await abrirPlanilla(oficina)
  await ir('12', 'Conductor')
  await teclear('Be{Tab}')
  await waitFor(() => expect(enFoco()).toBe('12 viajes'))
  expect(dice('12', 'Conductor')).toMatch(/^(Ana Álvarez|Beto Bernal)/)
})

test('Ctrl+D copies from above, Escape goes back to what was loaded, F2 edits what is there', async () => {
  const { ir, teclear } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('8{ArrowDown}{Control>}d{/Control}')
  expect(enFoco()).toBe('15 viajes')
  await waitFor(() => expect(dice('15', 'Viajes')).toBe('8'))
  await teclear('{F2}')
  expect(document.activeElement).toHaveValue('8')
  await teclear('{Escape}{Escape}')
  await waitFor(() => expect(dice('15', 'Viajes')).toBe(''))
  expect(nota('15')).toBe('')
})

test('Enter goes down the column where that is chosen, and the choice is remembered', async () => {
  const { ir, teclear, user } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('6{Enter}')
  expect(enFoco()).toBe('12 regFin')
  await user.click(screen.getByLabelText('Enter baja por la columna'))
  await ir('12', 'Reg. final')
  await teclear('860{Enter}')
  expect(enFoco()).toBe('15 regFin')
  expect(localStorage.getItem('cochera.enterBajaEnPlanilla')).toBe('si')
})

test('down the columns a row is sent after its last one, with what each of them was given', async () => {
  const { ir, teclear, user } = await abrirPlanilla(oficina)
  await user.click(screen.getByLabelText('Enter baja por la columna'))
  const bajar = async (titulo: string, campo: string, deDoce: string, deQuince: string) => {
    await ir('12', titulo)
    await teclear(`${deDoce}{Enter}`)
    expect(enFoco()).toBe(`15 ${campo}`)
    await teclear(`${deQuince}{Enter}`)
  }
  await bajar('Viajes', 'viajes', '6', '7')
  await bajar('Reg. final', 'regFin', '860', '610')
  await bajar('Sensor', 'sensor', '350', '300')
  expect([nota('12'), nota('15')]).toEqual(['Sin guardar', 'Sin guardar'])
  await bajar('Cívica', 'civica', '41', '20')
  await bajar('Tiquetes', 'tiquetes', '3', '2')
  expect(dice('12', 'Aseo')).toBe('Propuesto: 30.000')
  await bajar('Aseo', 'aseo', '', '12000')
  expect([dice('12', 'Aseo'), await guardadas()]).toEqual(['30.000', []])
  await ir('12', 'Combustible')
  await teclear('185000{Enter}')
  expect(enFoco()).toBe('15 combustible')
  await esperarNota('12', 'Guardada, pendiente')
  expect(await guardadas()).toEqual([['12', 6, 173_860]])
  await teclear('{Enter}')
  await esperarNota('15', 'Guardada, pendiente')
  const { body } = await oficina.pedir('admin', {
    method: 'GET',
    url: '/api/liquidaciones/detalle?fecha=2026-03-05&busNumero=15',
  })
  expect(JSON.parse(body)).toMatchObject({
    ...{ viajes: 7, regFin: 90_610, sensor: 300, civica: 20, tiquetes: 2 },
    gastos: [
      { nombre: 'Aseo', valor: 12_000 },
      { nombre: 'Combustible', valor: 150_000 },
    ],
  })
})

test('down the columns what sensors have begun waits for its last columns too', async () => {
  const filas = [{ fecha: '2026-03-05', busNumero: '12', sensor: 280, civica: 7, viajes: 5 }]
  await oficina.pedir('admin', { method: 'POST', url: '/api/liquidaciones/sensores', payload: filas })
  const { ir, teclear, user } = await abrirPlanilla(oficina)
  await user.click(screen.getByLabelText('Enter baja por la columna'))
  await ir('12', 'Reg. final')
  await teclear('760{Enter}')
  expect(enFoco()).toBe('15 regFin')
  await waitFor(() => expect(dice('12', 'Reg. final')).toBe('173.760'))
  expect(nota('12')).toBe('Sin guardar')
  await ir('12', 'Tiquetes')
  await teclear('3{ArrowRight}{ArrowRight}185000{ArrowDown}')
  await esperarNota('12', 'Guardada, pendiente')
  expect(await guardadas()).toEqual([['12', 5, 173_760]])
})

test('the rows of a column that was gone down are sent when the sheet is left', async () => {
  const { ir, teclear, user } = await abrirPlanilla(oficina)
  await user.click(screen.getByLabelText('Enter baja por la columna'))
  for (const [titulo, deDoce, deQuince] of [
    ['Viajes', '6', '7'],
    ['Reg. final', '860', '610'],
    ['Sensor', '350', '300'],
  ] as const) {
    await ir('12', titulo)
    await teclear(`${deDoce}{Enter}${deQuince}{Enter}`)
  }
  expect(enFoco()).toBe('17 sensor')
  expect(await guardadas()).toEqual([])
  // jsdom has no focus while it goes from one element to another; a browser keeps it.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  await user.click(screen.getByLabelText('Ir al bus'))
  await esperarNota('12', 'Guardada, pendiente')
  await esperarNota('15', 'Guardada, pendiente')
  expect(await guardadas()).toEqual([
    ['12', 6, 173_860],
    ['15', 7, 90_610],
  ])
})

test('the row finder goes to a bus, and says where there is none', async () => {
  const { user } = await abrirPlanilla(oficina)
  const finder = screen.getByLabelText('Ir al bus')
  await user.type(finder, '99{Enter}')
  expect(screen.getByText('No hay un bus con ese número.')).toBeInTheDocument()
  await user.clear(finder)
  await user.type(finder, '15{Enter}')
  await waitFor(() => expect(enFoco()).toBe('15 viajes'))
})

test('the expenses without a column and the debt are typed in dialogs, the box is ticked with Space', async () => {
  const { ir, teclear, user } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('6{Tab}860{Tab}350{Enter}')
  await ir('12', 'Comentario')
  await teclear('Sin novedad{ArrowRight}')
  expect(enFoco()).toBe('12 liquidada')
  await teclear(' ')
  await ir('12', 'Abono')
  await teclear('20000{ArrowRight}')
  expect(enFoco()).toBe('12 deuda')
  await teclear('{F2}')
  await user.type(await screen.findByLabelText(/Valor de la deuda/), '45000')
  await user.type(screen.getByLabelText(/Razón de la deuda/), 'Descuadre')
  await user.click(botonDe('Aceptar'))
  await waitFor(() => expect(dice('12', 'Deuda')).toBe('45.000'))
  await ir('15', 'Viajes')
  await esperarNota('12', 'Guardada, liquidada')
  const { body } = await oficina.pedir('admin', {
    method: 'GET',
    url: '/api/liquidaciones/detalle?fecha=2026-03-05&busNumero=12',
  })
  expect(JSON.parse(body)).toMatchObject({
    comentario: 'Sin novedad',
    liquidada: true,
    abonoDto: { valor: 20_000 },
    deudaDto: { valor: 45_000, razon: 'Descuadre' },
  })
})

test('a call that got lost leaves the row as typed, and Guardar todo makes no second one of it', async () => {
  const { ir, teclear, user } = await abrirPlanilla(oficina)
  const reparar = cortar('POST /api/liquidaciones')
  await ir('12', 'Viajes')
  await teclear('6{Tab}860{Tab}350{ArrowDown}')
  await esperarNota('12', 'No hay conexión con el servidor. Intente de nuevo.')
  reparar()
  await user.click(botonDe('Guardar todo'))
  await esperarNota('12', 'Guardada, pendiente')
  expect(await guardadas()).toEqual([['12', 6, 173_860]])
})

test('what is corrected after an answer that got lost is saved over the first attempt', async () => {
  const { ir, teclear } = await abrirPlanilla(oficina)
  const enviar = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    const respuesta = await enviar(pedido.clone())
    if (pedido.method === 'POST') throw new TypeError('Failed to fetch')
    return respuesta
  }
  await ir('12', 'Viajes')
  await teclear('6{Tab}860{Tab}350{ArrowDown}')
  await esperarNota('12', 'No hay conexión con el servidor. Intente de nuevo.')
  globalThis.fetch = enviar
  expect(await guardadas()).toEqual([['12', 6, 173_860]])
  await ir('12', 'Viajes')
  await teclear('7{ArrowDown}')
  await esperarNota('12', /escriba de nuevo en ella para guardarla\.$/)
  await ir('12', 'Viajes')
  await teclear('8{ArrowDown}')
  await esperarNota('12', 'Guardada, pendiente')
  expect(await guardadas()).toEqual([['12', 8, 173_860]])
})

test('what the server forbids is told in the row, which stays as typed', async () => {
  const { ir, teclear } = await abrirPlanilla(oficina)
  const enviar = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const pedido = new Request(input, init)
    return pedido.method === 'POST'
      ? Response.json({ mensaje: 'El 5 de marzo de 2026 está cerrado.' }, { status: 403 })
      : enviar(pedido)
  }
  await ir('12', 'Viajes')
  await teclear('6{Tab}860{Tab}350{ArrowDown}')
  await esperarNota('12', 'El 5 de marzo de 2026 está cerrado.')
  globalThis.fetch = enviar
  expect([dice('12', 'Viajes'), dice('12', 'Reg. final')]).toEqual(['6', '173.860'])
})

test('the field of the day says the sheet’s day again where another one was declined', async () => {
  const { ir, teclear, user } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('6{Tab}')
  const fecha = screen.getByLabelText('Fecha', { selector: 'input' })
  await user.clear(fecha)
  await user.type(fecha, '060326')
  await screen.findByText('Cambios sin guardar')
  await user.click(botonDe('Seguir editando'))
  await waitFor(() => expect(screen.getByLabelText('Fecha', { selector: 'input' })).toHaveValue('05/03/26'))
  expect(dice('12', 'Viajes')).toBe('6')
})

test('leaving with unsent rows asks, and so does another day', async () => {
  const { ir, teclear, router, user } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('6{Tab}')
  for (const address of ['/buses', '/liquidaciones/planilla?fecha=2026-03-06']) {
    act(() => void router.navigate(address))
    await screen.findByText('Cambios sin guardar')
    await user.click(botonDe('Seguir editando'))
    await waitFor(() => expect(screen.queryByText('Cambios sin guardar')).not.toBeInTheDocument())
  }
  expect(router.state.location.search).toBe('?fecha=2026-03-05')
  expect(dice('12', 'Viajes')).toBe('6')
})

test('what was typed when the session ended is there again after the next sign-in', async () => {
  const { ir, teclear, user } = await abrirPlanilla(oficina)
  await ir('12', 'Viajes')
  await teclear('6{Tab}860{Tab}')
  await vencerSesiones(oficina)
  await teclear('350{ArrowDown}')
  await ingresarDeNuevo(user, 'editor')
  await continuar(user)
  await screen.findByText(/Borrador recuperado/)
  await waitFor(() => expect(dice('12', 'Sensor')).toBe('350'))
})
