// Nest's packages must be evaluated in this order under Jest's ESM loader, else their decorators miss Reflect metadata.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
import '@nestjs/bull-shared';
