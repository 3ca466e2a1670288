import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RECORDS } from '../../desk/record-kind.js';
import { ViewersController } from './viewers-controller.js';

@ApiTags('Contacts')
@Controller(RECORDS.contact.path)
export class ContactViewersAdminController extends ViewersController(RECORDS.contact) {}
