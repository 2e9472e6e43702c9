/** Drivers, buses, fares and holidays, where the API is a stranger's. */
import { LARGO } from '../../setup/anfitrion/costumbres'
import { visitar, type Visita } from '../../setup/anfitrion/visita'

describe(LARGO.titulo, () => {
  let visita: Visita
  beforeAll(async () => {
    visita = await visitar(LARGO)
    await visita.llegar()
  })
  afterAll(() => visita.irse())

  test('a driver is created and edited: the query names who, the body says what', async () => {
    const { ir, abrir, enviar, envios, llenar, fila } = visita
    await ir('Conductores')
    await fila('Ana Álvarez', '1001', '15 de enero de 2020').waitFor()
    const diego = {
      nombre: 'Diego Díaz',
      empresa: 'Coonatra',
      fechaNacimiento: '1955-05-17',
      tipoDocumento: 'PP',
      documento: 'AV 1',
    }
    const crear = await abrir('Crear', 'Crear Conductor')
    await llenar(crear, {
      Nombre: diego.nombre,
      Empresa: diego.empresa,
      'Fecha de nacimiento': '17051955',
      'Tipo de documento': 'Pasaporte',
      Documento: diego.documento,
    })
    expect(await envios(() => enviar(crear, 'Crear'))).toEqual([['POST /conductores', diego]])
    await fila('Diego Díaz', 'AV 1').waitFor()

    const editar = await abrir('Editar', 'Editar Conductor')
    await llenar(editar, { Documento: 'AV2' })
    expect(await envios(() => enviar(editar, 'Aceptar'))).toEqual([
      ['PUT /conductores/conductor?documento=AV+1', { ...diego, documento: 'AV2' }],
    ])
    await fila('Diego Díaz', 'AV2').waitFor()
  })

  test('a driver is retired and admitted by documento, without a body', async () => {
    const { abrir, boton, elegir, enviar, envios, aviso, fila } = visita
    await elegir('1002')
    const retirar = await abrir('Retirar', 'Retirar Conductor')
    expect(await envios(() => enviar(retirar, 'Retirar'))).toEqual([
      ['PUT /conductores/conductor/retirar?documento=1002'],
    ])
    await aviso('El conductor salió de la empresa.')
    await fila('Beto Botero', '10 de marzo de 2026').waitFor()

    const ingresar = await abrir('Ingresar', 'Ingresar Conductor')
    expect(await envios(() => enviar(ingresar, 'Ingresar'))).toEqual([
      ['PUT /conductores/conductor/ingresar?documento=1002'],
    ])
    await aviso('El conductor volvió a la empresa.')

    // That it makes no sense is the host's to say.
    const otraVez = await abrir('Ingresar', 'Ingresar Conductor')
    await boton('Ingresar', otraVez).click()
    await aviso('El conductor está en la empresa.')
    await enviar(otraVez, 'Cancelar')
  })

  test('a bus is created and edited: the query names it as it was', async () => {
    const { ir, abrir, elegir, enviar, envios, llenar, fila } = visita
    await ir('Buses')
    // Section 3: an unknown route is shown as this one.
    await fila('302', 'Circular Sur 303').waitFor()
    const bus = {
      numero: '303',
      empresa: 'Coonatra',
      ruta: 'CBOS',
      modelo: '2020',
      marca: 'Hino',
      placa: 'TAB303',
      conductorDocumento: '1001',
    }
    const crear = await abrir('Crear', 'Crear Bus')
    await llenar(crear, {
      Número: bus.numero,
      Placa: bus.placa,
      Empresa: bus.empresa,
      Ruta: 'Calasanz Boston',
      Modelo: bus.modelo,
      Marca: bus.marca,
      Conductor: 'Ana',
    })
    expect(await envios(() => enviar(crear, 'Crear'))).toEqual([['POST /buses', bus]])
    await fila('303', 'Calasanz Boston', 'Ana Álvarez').waitFor()

    await elegir('TAB302')
    const editar = await abrir('Editar', 'Editar Bus')
    await llenar(editar, { Número: '304', Ruta: 'Circular Coonatra', Conductor: 'Beto' })
    expect(await envios(() => enviar(editar, 'Aceptar'))).toEqual([
      [
        'PUT /buses/bus/actualizar?numero=302',
        { ...bus, numero: '304', ruta: 'CCNT', modelo: '2019', placa: 'TAB302', conductorDocumento: '1002' },
      ],
    ])
    await fila('304', 'Circular Coonatra', 'Beto Botero').waitFor()
  })

  test('a holiday is created and deleted; nothing is proposed, since the table has no such call', async () => {
    const { ir, abrir, boton, columna, enviar, envios, llenar, aviso, empresa, fila } = visita
    await ir('Festivos')
    await fila('1 de enero de 2026').waitFor()
    expect(await boton('Proponer festivos').count()).toBe(0)
    const crear = await abrir('Crear', 'Formulario Festivo')
    await llenar(crear, { Fecha: '01/12/25' })
    expect(await envios(() => enviar(crear, 'Crear'))).toEqual([['POST /festivos', { fecha: '2025-12-01' }]])
    await fila('1 de diciembre de 2025').waitFor()
    // Section 4: it is appended.
    expect(await columna('Fecha')).toEqual(['1 de enero de 2026', '1 de diciembre de 2025'])

    const uuid = empresa.festivos.at(-1)?.uuid
    const eliminar = await abrir('Eliminar', 'Eliminar Liquidación')
    expect(await envios(() => enviar(eliminar, 'Eliminar'))).toEqual([[`DELETE /festivos?uuid=${uuid}`]])
    await aviso('El festivo fue borrado.')
    await fila('1 de diciembre de 2025').waitFor({ state: 'detached' })
  })

  test('a fare is created, edited with its uuid and invalidated by it', async () => {
    const { page, ir, abrir, boton, elegir, enviar, envios, llenar, aviso, empresa, fila } = visita
    await ir('Pasajes')
    await fila('Circular Coonatra', '12,8 %').waitFor()
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
    const crear = await abrir('Crear', 'Crear Pasaje')
    await llenar(crear, {
      Ruta: 'Circular Sur 302',
      Valor: '3200',
      'Porcentaje pasajero': '13,05',
      'Pasajeros por viaje': '2',
      'Fecha inicio': '01/01/26',
      'Fecha final': '30/06/26',
    })
    expect(await envios(() => enviar(crear, 'Crear'))).toEqual([['POST /pasajes', pasaje]])
    await aviso('Pasaje creado existosamente!')

    await elegir('13,05 %')
    const uuid = empresa.pasajes.at(-1)?.uuid
    const editar = await abrir('Editar', 'Editar Pasaje')
    await llenar(editar, { 'Fecha final': '31/12/26' })
    expect(await envios(() => enviar(editar, 'Confirmar'))).toEqual([
      ['PUT /pasajes', { ...pasaje, uuid, fechaFinal: '2026-12-31' }],
    ])
    await aviso('Pasaje editado existosamente!')
    await fila('13,05 %', '31 de diciembre de 2026').waitFor()

    const invalidar = await abrir('Invalidar', 'Invalidar Pasaje')
    expect(await envios(() => enviar(invalidar, 'Invalidar'))).toEqual([
      [`PUT /pasajes/invalidarPasaje?uuidPasaje=${uuid}`],
    ])
    await aviso('El pasaje ya no es válido.')
    await fila('13,05 %').and(page.locator('.invalida')).waitFor()

    const editarla = await abrir('Editar', 'Editar Pasaje')
    await boton('Confirmar', editarla).click()
    await aviso('El pasaje ya no se edita.')
    await enviar(editarla, 'Cancelar')
  })

  test('nothing else was asked, and nobody objects', () => {
    expect(visita.preguntadas()).toEqual(['GET /conductores/ingresos', 'GET /festivos', 'GET /pasajes'])
    visita.conforme('/conductores', '/buses', '/pasajes', '/festivos')
  })
})
