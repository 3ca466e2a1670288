import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RECORDS } from '../../desk/record-kind.js';
import { WorkController } from '../../desk/work-controller.js';
import { ContactDeskRecords } from './contact-desk-records.js';

@ApiTags('Contacts')
@Controller(RECORDS.contact.path)
export class ContactDeskController extends WorkController(RECORDS.contact, ContactDeskRecords) {}
