/** Drivers, buses, fares and holidays, where the API is a stranger's. */
import { LONG } from '../../setup/host/variants'
import { openHostSession, type HostSession } from '../../setup/host/session'

describe(LONG.titulo, () => {
  let session: HostSession
  beforeAll(async () => {
    session = await openHostSession(LONG)
    await session.arrive()
  })
  afterAll(() => session.leave())

  test('a driver is created and edited: the query names who, the body says what', async () => {
    const { goTo, open, send, submissions, fill, row } = session
    await goTo('Conductores')
    await row('Ana Álvarez', '1001', '15 de enero de 2020').waitFor()
    const diego = {
      nombre: 'Diego Díaz',
      empresa: 'Coonatra',
      fechaNacimiento: '1955-05-17',
      tipoDocumento: 'PP',
      documento: 'AV 1',
    }
    const create = await open('Crear', 'Crear Conductor')
    await fill(create, {
      Nombre: diego.nombre,
      Empresa: diego.empresa,
      'Fecha de nacimiento': '17051955',
      'Tipo de documento': 'Pasaporte',
      Documento: diego.documento,
    })
    expect(await submissions(() => send(create, 'Crear'))).toEqual([['POST /conductores', diego]])
    await row('Diego Díaz', 'AV 1').waitFor()

    const edit = await open('Editar', 'Editar Conductor')
    await fill(edit, { Documento: 'AV2' })
    expect(await submissions(() => send(edit, 'Aceptar'))).toEqual([
      ['PUT /conductores/conductor?documento=AV+1', { ...diego, documento: 'AV2' }],
    ])
    await row('Diego Díaz', 'AV2').waitFor()
  })

  test('a driver is retired and admitted by documento, without a body', async () => {
    const { open, button, choose, send, submissions, toast, row } = session
    await choose('1002')
    const retire = await open('Retirar', 'Retirar Conductor')
    expect(await submissions(() => send(retire, 'Retirar'))).toEqual([
      ['PUT /conductores/conductor/retirar?documento=1002'],
    ])
    await toast('El conductor salió de la empresa.')
    await row('Beto Botero', '10 de marzo de 2026').waitFor()

    const signIn = await open('Ingresar', 'Ingresar Conductor')
    expect(await submissions(() => send(signIn, 'Ingresar'))).toEqual([
      ['PUT /conductores/conductor/ingresar?documento=1002'],
    ])
    await toast('El conductor volvió a la empresa.')

    // That it makes no sense is the host's to say.
    const again = await open('Ingresar', 'Ingresar Conductor')
    await button('Ingresar', again).click()
    await toast('El conductor está en la empresa.')
    await send(again, 'Cancelar')
  })

  test('a bus is created and edited: the query names it as it was', async () => {
    const { goTo, open, choose, send, submissions, fill, row } = session
    await goTo('Buses')
    // Section 3: an unknown route is shown as this one.
    await row('302', 'Circular Sur 303').waitFor()
    const bus = {
      numero: '303',
      empresa: 'Coonatra',
      ruta: 'CBOS',
      modelo: '2020',
      marca: 'Hino',
      placa: 'TAB303',
      conductorDocumento: '1001',
    }
    const create = await open('Crear', 'Crear Bus')
    await fill(create, {
      Número: bus.numero,
      Placa: bus.placa,
      Empresa: bus.empresa,
      Ruta: 'Calasanz Boston',
      Modelo: bus.modelo,
      Marca: bus.marca,
      Conductor: 'Ana',
    })
    expect(await submissions(() => send(create, 'Crear'))).toEqual([['POST /buses', bus]])
    await row('303', 'Calasanz Boston', 'Ana Álvarez').waitFor()

    await choose('TAB302')
    const edit = await open('Editar', 'Editar Bus')
    await fill(edit, { Número: '304', Ruta: 'Circular Coonatra', Conductor: 'Beto' })
    expect(await submissions(() => send(edit, 'Aceptar'))).toEqual([
      [
        'PUT /buses/bus/actualizar?numero=302',
        { ...bus, numero: '304', ruta: 'CCNT', modelo: '2019', placa: 'TAB302', conductorDocumento: '1002' },
      ],
    ])
    await row('304', 'Circular Coonatra', 'Beto Botero').waitFor()
  })

  test('a holiday is created and deleted; nothing is proposed, since the table has no such call', async () => {
    const { goTo, open, button, column, send, submissions, fill, toast, empresa, row } = session
    await goTo('Festivos')
    await row('1 de enero de 2026').waitFor()
    expect(await button('Proponer festivos').count()).toBe(0)
    const create = await open('Crear', 'Formulario Festivo')
    await fill(create, { Fecha: '01/12/25' })
    expect(await submissions(() => send(create, 'Crear'))).toEqual([
      ['POST /festivos', { fecha: '2025-12-01' }],
    ])
    await row('1 de diciembre de 2025').waitFor()
    // Section 4: it is appended.
    expect(await column('Fecha')).toEqual(['1 de enero de 2026', '1 de diciembre de 2025'])

    const uuid = empresa.festivos.at(-1)?.uuid
    const remove = await open('Eliminar', 'Eliminar Liquidación')
    expect(await submissions(() => send(remove, 'Eliminar'))).toEqual([[`DELETE /festivos?uuid=${uuid}`]])
    await toast('El festivo fue borrado.')
    await row('1 de diciembre de 2025').waitFor({ state: 'detached' })
  })

  test('a fare is created, edited with its uuid and invalidated by it', async () => {
    const { page, goTo, open, button, choose, send, submissions, fill, toast, empresa, row } = session
    await goTo('Pasajes')
    await row('Circular Coonatra', '12,8 %').waitFor()
    const pasaje = {
      ruta: 'CSUR2',
      valor: 3_200,
      porcentajePasajero: 13.05,
      porcentajeFestivos: 0,
      porcentajeBonificacion: 0,
      limiteBonificacion: 0,
      pasajerosPorViaje: 2,
      fechaInicio: '2026-01-01',
      fechaFinal: '2026-06-30',
    }
    const create = await open('Crear', 'Crear Pasaje')
    await fill(create, {
      Ruta: 'Circular Sur 302',
      Valor: '3200',
      'Porcentaje pasajero': '13,05',
      'Pasajeros por viaje': '2',
      'Fecha inicio': '01/01/26',
      'Fecha final': '30/06/26',
    })
    expect(await submissions(() => send(create, 'Crear'))).toEqual([['POST /pasajes', pasaje]])
    await toast('Pasaje creado existosamente!')

    await choose('13,05 %')
    const uuid = empresa.pasajes.at(-1)?.uuid
    const edit = await open('Editar', 'Editar Pasaje')
    await fill(edit, { 'Fecha final': '31/12/26' })
    expect(await submissions(() => send(edit, 'Confirmar'))).toEqual([
      ['PUT /pasajes', { ...pasaje, uuid, fechaFinal: '2026-12-31' }],
    ])
    await toast('Pasaje editado existosamente!')
    await row('13,05 %', '31 de diciembre de 2026').waitFor()

    const invalidate = await open('Invalidar', 'Invalidar Pasaje')
    expect(await submissions(() => send(invalidate, 'Invalidar'))).toEqual([
      [`PUT /pasajes/invalidarPasaje?uuidPasaje=${uuid}`],
    ])
    await toast('El pasaje ya no es válido.')
    await row('13,05 %').and(page.locator('.invalida')).waitFor()

    const editIt = await open('Editar', 'Editar Pasaje')
    await button('Confirmar', editIt).click()
    await toast('El pasaje ya no se edita.')
    await send(editIt, 'Cancelar')
  })

  test('nothing else was asked, and nobody objects', () => {
    expect(session.asked()).toEqual(['GET /conductores/ingresos', 'GET /festivos', 'GET /pasajes'])
    session.expectConformance('/conductores', '/buses', '/pasajes', '/festivos')
  })
})
