import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RECORDS } from '../../desk/record-kind.js';
import { ViewersController } from './viewers-controller.js';

@ApiTags('Orders')
@Controller(RECORDS.order.path)
export class OrderViewersAdminController extends ViewersController(RECORDS.order) {}
