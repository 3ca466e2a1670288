import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RECORDS } from '../../desk/record-kind.js';
import { WorkController } from '../../desk/work-controller.js';
import { OrderDeskRecords } from './order-desk-records.js';

@ApiTags('Orders')
@Controller(RECORDS.order.path)
export class OrderDeskController extends WorkController(RECORDS.order, OrderDeskRecords) {}
